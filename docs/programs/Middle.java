// SPDX-License-Identifier: MIT
// A program to start from. It plays all six games: always the move nearest to the middle of the board.
// Change choose() to play better. Try it: bouton-cli try tic-tac-toe Middle.java
import java.util.Scanner;

class Middle {
    // How far the first cell of a move is from the middle, in half cells. "b3+b4" begins in column 1,
    // row 2, counted from 0.
    static int distance(String move, String[] rows) {
        if (move.equals("pass")) return 0;
        String cell = move.split("\\+")[0];
        int column = cell.charAt(0) - 'a', row = Integer.parseInt(cell.substring(1)) - 1;
        return Math.abs(2 * column - (rows[0].length() - 1)) + Math.abs(2 * row - (rows.length - 1));
    }

    static String choose(String game, String[] rows, String side, String[] moves, int milliseconds) {
        String best = moves[0];
        for (String move : moves)
            if (distance(move, rows) < distance(best, rows)) best = move;
        return best;
    }

    public static void main(String[] words) {
        Scanner in = new Scanner(System.in);
        while (in.hasNextLine()) {
            String[] fields = in.nextLine().split("\t"); // game, position, moves, milliseconds
            String[] position = fields[1].split(" ");
            System.out.println(choose(fields[0], position[0].split("/"), position[1],
                                      fields[2].split(" "), Integer.parseInt(fields[3])));
            System.out.flush(); // or the answer might wait in a buffer
        }
    }
}
