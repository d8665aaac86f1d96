# SPDX-License-Identifier: MIT
"""Finds what can be mutated in one C++ source, with Debian's libclang."""

import re

from clang.cindex import Config, CursorKind as K, Index, TypeKind as T

# Turned, and moved over its bound.
TURNED = {"<": ("<=", ">"), "<=": ("<", ">="), ">": (">=", "<"), ">=": (">", "<="), "==": ("!=",), "!=": ("==",)}
WHOLE = re.compile(r"([0-9][0-9']*)([A-Za-z_]*)")
HEX = re.compile(r"0[xX]([0-9a-fA-F']+)([uUlL]*)")
BROKEN = re.compile(r"([0-9]+)(\.[0-9]*f?)")
NOTHING = re.compile(r"\{\}|nullptr|(std::)?nullopt|false|[\w:<>]+(\(\)|\{\})")
# What is said in a macro is the macro's.
MACRO = re.compile(r"(assert|Q_[A-Z_]+|QT_[A-Z_]+|QStringLiteral|[A-Z][A-Z_]{3,})\s*\(")
# They only make room beforehand, or give a widget the name by which tests find it.
SILENT = re.compile(r"[\w.>()\[\]-]*\b(reserve|shrink_to_fit|setObjectName)\s*\(")
# Their arguments may be exchanged; a line has two ends.
EVEN = {"min", "max", "swap", "equal", "gcd", "hypot"}
ENDS = {"drawLine", "QLineF", "QLine"}

FUNCTIONS = {K.FUNCTION_DECL, K.CXX_METHOD, K.CONSTRUCTOR, K.DESTRUCTOR, K.CONVERSION_FUNCTION, K.FUNCTION_TEMPLATE}
CONSTANT = {K.ENUM_CONSTANT_DECL, K.STATIC_ASSERT, K.TYPE_ALIAS_DECL, K.TYPEDEF_DECL, K.TYPE_ALIAS_TEMPLATE_DECL,
            K.TEMPLATE_NON_TYPE_PARAMETER, K.TEMPLATE_TYPE_PARAMETER, K.CONCEPT_DECL, K.CXX_BASE_SPECIFIER}
WHOLES = {T.CHAR_S, T.CHAR_U, T.SCHAR, T.UCHAR, T.SHORT, T.USHORT, T.INT, T.UINT, T.LONG, T.ULONG, T.LONGLONG,
          T.ULONGLONG}
NUMBERS = WHOLES | {T.FLOAT, T.DOUBLE, T.LONGDOUBLE}


class Context:
    """Where a cursor lies: beyond a switch's reach (why), in something that may be constant, in which function."""

    def __init__(self, beyond="", constant=False, result=None, function=False, types=False):
        self.beyond, self.constant, self.result, self.function = beyond, constant, result, function
        self.types = types

    def but(self, **changes):
        return Context(**{**self.__dict__, **changes})


class Source:
    """One source and its mutations. Each is a dict:
    kind; line; edits, as [start, end, text] in bytes; form, which says how a switch stands before them (tree.py);
    constant, if the switch must be constexpr; beyond, why no switch can reach it, or empty."""

    def __init__(self, path, data, flags):
        """`data` is read as if it stood in the file `path`."""
        self.path = path
        self.text = data.decode("latin-1")  # one character a byte, as clang counts
        self.mutations = []
        self.plain = self.without_comments()
        unit = Index.create().parse(path, args=flags + ["-w", "-ferror-limit=0"],
                                    unsaved_files=[(path, data.decode("utf-8"))])
        self.broken = [d.spelling for d in unit.diagnostics if d.severity >= 3]
        for cursor in unit.cursor.get_children():
            where = cursor.location.file
            if where and where.name == path:
                self.walk(cursor, Context(), None)
        unique = {str((m["edits"], m["form"])): m for m in self.mutations}
        self.mutations = sorted(unique.values(), key=lambda m: (m["line"], m["edits"], m["kind"]))

    def without_comments(self):
        """The text with blanks for comments and for what stands in strings, of the same length."""
        token = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)\'', re.S)

        def blank(found):
            word = found.group()
            if word[0] in "/":
                return re.sub(r"[^\n]", " ", word)
            return word[0] + re.sub(r"[^\n]", "_", word[1:-1]) + word[-1]

        return token.sub(blank, self.text)

    # The text.
    def of(self, cursor):
        extent = cursor.extent
        return extent.start.offset, extent.end.offset

    def says(self, start, end):
        """The text on one line, without comments."""
        kept = "".join(" " if p == " " and c != " " else c
                       for c, p in zip(self.text[start:end], self.plain[start:end]))
        return re.sub(r"\s*\n\s*", " ", kept).strip()

    def between(self, start, end):
        return self.plain[start:end].strip()

    def before(self, at):
        return self.plain[:at].rstrip()[-1:]

    def after(self, at):
        return self.plain[at:at + 200].lstrip()[:1]

    def closing(self, opening):
        """The place of the parenthesis that closes the one at `opening`."""
        depth = 0
        for i in range(opening, len(self.plain)):
            depth += self.plain[i] in "([{"
            depth -= self.plain[i] in ")]}"
            if depth == 0:
                return i
        return len(self.plain)

    def parts(self, opening):
        """The ranges between the semicolons in the parentheses that open at `opening`."""
        ranges, depth, begin, end = [], 0, opening + 1, self.closing(opening)
        for i in range(begin, end):
            depth += self.plain[i] in "([{"
            depth -= self.plain[i] in ")]}"
            if self.plain[i] == ";" and depth == 0:
                ranges.append((begin, i))
                begin = i + 1
        ranges.append((begin, end))
        trimmed = []
        for start, end in ranges:
            while start < end and self.plain[start].isspace():
                start += 1
            while start < end and self.plain[end - 1].isspace():
                end -= 1
            trimmed.append((start, end))
        return trimmed

    # The mutations.
    def add(self, context, kind, edits, form="expression", at=None):
        for start, end, _ in edits:
            if start > end or MACRO.match(self.plain, start, end) or "\n#" in self.text[start:end]:
                return
        first = edits[0][0] if at is None else at
        self.mutations.append({
            "kind": kind, "line": self.text.count("\n", 0, first) + 1, "edits": [list(e) for e in edits], "form": form,
            "constant": context.constant, "beyond": context.beyond})

    def condition(self, context, start, end, fixed=("true", "false")):
        if start >= end:
            return
        said = self.says(start, end)
        self.add(context, "condition negated", [(start, end, f"!({said})")], "truth")
        for value in fixed:
            if said not in ("true", "false"):
                self.add(context, "condition fixed", [(start, end, value)], "truth")

    def compare(self, cursor, children, context):
        left, right = self.of(children[0]), self.of(children[-1])
        gap = self.plain[left[1]:right[0]]
        sign = gap.strip()
        if left[1] > right[0] or left[0] != self.of(cursor)[0] or right[1] != self.of(cursor)[1]:
            return
        start, end = left[0], right[1]
        at = left[1] + len(gap) - len(gap.lstrip())
        for turned in TURNED.get(sign, ()):
            self.add(context, "comparison turned",
                     [(start, end, f"{self.says(*left)} {turned} {self.says(*right)}")], "truth", at)
        if sign in ("&&", "||"):
            self.add(context, "condition fixed", [(start, end, self.says(*left))], "truth", at)
            self.add(context, "condition fixed", [(start, end, self.says(*right))], "truth", at)

    def number(self, cursor, context):
        start, end = self.of(cursor)
        said = self.text[start:end]
        if found := WHOLE.fullmatch(said):
            if len(found[1]) > 1 and found[1][0] == "0":
                return
            value = int(found[1].replace("'", ""))
            moved = [value + 1] + ([value - 1] if value > 0 else [])
            words = [f"{v}{found[2]}" for v in moved]
        elif found := HEX.fullmatch(said):
            words = [f"0x{int(found[1].replace(chr(39), ''), 16) ^ 1:x}{found[2]}"]
        elif found := BROKEN.fullmatch(said):
            words = [f"{int(found[1]) + 1}{found[2]}"]
        else:
            return
        if self.before(start) == "<" and self.after(end) in ">,":
            context = context.but(beyond="template argument")
        for word in words:
            self.add(context, "constant moved", [(start, end, word)])

    def exchange(self, cursor, context):
        if cursor.spelling.startswith("operator") or cursor.spelling in EVEN:
            return
        start, end = self.of(cursor)
        given = [a for a in cursor.get_arguments() if a is not None and self.of(a)[0] < self.of(a)[1]]
        given = [a for a in given if start <= self.of(a)[0] and self.of(a)[1] <= end]
        if cursor.spelling in ENDS and len(given) == 2:
            return
        for one, two in zip(given, given[1:]):
            (a, b), (c, d) = self.of(one), self.of(two)
            first, second = self.says(a, b), self.says(c, d)
            if b >= c or self.between(b, c) != "," or first == second or first[:1] in "{[" or second[:1] in "{[":
                continue
            kinds = [re.sub(r"\bconst\b|[&\s]|\[\d+\]", "", t.type.get_canonical().spelling) for t in (one, two)]
            if kinds[0] == kinds[1] and "dependent" not in kinds[0]:
                self.add(context, "arguments exchanged", [(a, b, second), (c, d, first)])

    def left_out(self, cursor, context):
        start, end = self.of(cursor)
        if self.after(end) != ";" or SILENT.match(self.plain, start, end):
            return
        inner = cursor
        while inner.kind == K.UNEXPOSED_EXPR and len(list(inner.get_children())) == 1:
            inner = next(inner.get_children())
        sign = ""
        if inner.kind == K.BINARY_OPERATOR:
            left, right = list(inner.get_children())[:2]
            sign = self.between(self.of(left)[1], self.of(right)[0])
        if inner.kind == K.CALL_EXPR:
            kind = "assignment left out" if re.fullmatch(r"operator(\W?=|\+\+|--)", inner.spelling) else "call left out"
        elif inner.kind in (K.COMPOUND_ASSIGNMENT_OPERATOR, K.UNARY_OPERATOR) or sign == "=":
            kind = "assignment left out"
        else:
            return
        if not re.match(r"(return|throw|delete|co_\w+)\b", self.plain[start:start + 10]):
            self.add(context, kind, [(start, end, "")], "left out")

    def returns(self, cursor, context):
        start, end = self.of(cursor)
        children = list(cursor.get_children())
        if not children:
            if self.text[start:end] == "return" and self.after(end) == ";":
                end = self.plain.index(";", end) + 1
                self.add(context, "return changed", [(start, end, "")], "return left out")
            return
        a, b = self.of(children[0])
        said = self.says(a, b)
        kind = children[0].type.get_canonical().kind
        result = context.result.get_canonical() if context.result is not None else None
        known = result is not None and result.kind != T.AUTO and "auto" not in context.result.spelling
        if known:
            kind = result.kind
        literal = children[0].kind in (K.INTEGER_LITERAL, K.CXX_BOOL_LITERAL_EXPR, K.FLOATING_LITERAL)
        if self.after(b) != ";" or literal or self.before(a) != "n":
            return
        if kind == T.BOOL:
            self.add(context, "return changed", [(a, b, f"!({said})")], "truth")
        elif kind in NUMBERS:
            self.add(context, "return changed", [(a, b, f"({said}) + 1")])
        elif known and not NOTHING.fullmatch(said) and kind in (T.POINTER, T.RECORD, T.ENUM, T.ELABORATED, T.UNEXPOSED):
            named = children[0]
            while named.kind == K.UNEXPOSED_EXPR and len(list(named.get_children())) == 1:
                named = next(named.get_children())
            first = named.referenced if named.kind == K.DECL_REF_EXPR else None
            if first is not None and first.kind == K.ENUM_CONSTANT_DECL and first.enum_value == 0:
                return
            if said == '""' and "basic_string" in result.spelling and "optional" not in result.spelling:
                return
            end = self.plain.index(";", b) + 1
            self.add(context, "return changed", [(start, end, "return {};")], "return")

    # The tree.
    def walk(self, cursor, context, parent):
        kind = cursor.kind
        start, end = self.of(cursor)
        children = [c for c in cursor.get_children() if c.location.file is None or c.location.file.name == self.path]
        if kind in FUNCTIONS:
            return self.walk_function(cursor, children, context)
        if kind in CONSTANT:
            context = context.but(beyond="constant")
        elif kind in (K.VAR_DECL, K.FIELD_DECL, K.PARM_DECL):
            return self.walk_variable(cursor, children, context)
        elif kind == K.LAMBDA_EXPR:
            context = context.but(result=None, function=True)
        elif kind in (K.IF_STMT, K.WHILE_STMT, K.FOR_STMT, K.DO_STMT):
            return self.walk_branch(cursor, children, context)
        elif kind == K.CASE_STMT and children:
            self.walk(children[0], context.but(beyond="case label"), cursor)
            children = children[1:]
            for child in children:
                self.statement(child, context)
        elif kind in (K.COMPOUND_STMT, K.DEFAULT_STMT, K.LABEL_STMT, K.CXX_FOR_RANGE_STMT):
            for child in children[-1:] if kind == K.CXX_FOR_RANGE_STMT else children:
                self.statement(child, context)
        elif kind == K.RETURN_STMT:
            self.returns(cursor, context)
        elif kind in (K.INTEGER_LITERAL, K.FLOATING_LITERAL):
            self.number(cursor, context)
        elif kind == K.CXX_BOOL_LITERAL_EXPR:
            said = self.text[start:end]
            if said in ("true", "false") and self.before(start) not in "<":
                self.add(context, "constant moved", [(start, end, "false" if said == "true" else "true")])
        elif kind == K.CONDITIONAL_OPERATOR and children:
            self.condition(context, *self.of(children[0]))
        elif kind == K.UNARY_OPERATOR and children and self.text[start] == "!":
            self.add(context, "condition negated", [(start, end, self.says(*self.of(children[0])))], "truth")
        elif kind == K.DECL_REF_EXPR:
            self.constant(cursor, context)
            context = context.but(beyond="template argument")
        elif kind == K.MEMBER_REF_EXPR:
            for child in children:
                inside = context if self.of(child)[0] == start else context.but(beyond="template argument")
                self.walk(child, inside, cursor)
            return
        elif kind == K.CALL_EXPR:
            if SILENT.match(self.plain, start, end):
                return
            self.exchange(cursor, context)
        if kind in (K.BINARY_OPERATOR, K.CALL_EXPR, K.UNEXPOSED_EXPR) and len(children) >= 2:
            self.compare(cursor, sorted(children, key=lambda c: self.of(c)[0]), context)
        for child in children:
            self.walk(child, context, cursor)

    def statement(self, cursor, context):
        if cursor.kind.is_expression():
            self.left_out(cursor, context)

    def constant(self, cursor, context):
        """A use of a named number is a constant too."""
        named = cursor.referenced
        start, end = self.of(cursor)
        said = self.text[start:end]
        if named is None or named.kind != K.VAR_DECL or not context.function or context.beyond:
            return
        if named.type.get_canonical().kind not in NUMBERS or not named.type.is_const_qualified():
            return
        if not re.fullmatch(r"[\w:]+", said) or self.before(start) == "[" and self.after(end) in ",]":
            return
        if (self.before(start) in "<," and self.after(end) in ">") or self.after(end) == "=":
            return
        children = [c for c in named.get_children() if c.kind.is_expression()]
        if children and all(c.kind in (K.INTEGER_LITERAL, K.FLOATING_LITERAL) or
                            next(c.get_children(), c).kind in (K.INTEGER_LITERAL, K.FLOATING_LITERAL)
                            for c in children):
            self.add(context, "constant moved", [(start, end, f"{said} + 1")])

    def walk_function(self, cursor, children, context):
        start = self.of(cursor)[0]
        name = cursor.location.offset
        body = [c for c in children if c.kind in (K.COMPOUND_STMT, K.CXX_TRY_STMT)]
        head = self.plain[start:name]
        constant = context.constant or re.search(r"\bconst(expr|eval)\b", head) is not None
        inside = Context(beyond="constant" if "consteval" in head else "", constant=constant, result=cursor.result_type,
                         function=True)
        for child in children:
            if child.kind == K.PARM_DECL:
                self.walk(child, context.but(constant=True, function=False), cursor)
            elif child in body or (cursor.kind == K.CONSTRUCTOR and child.kind.is_expression()
                                   and self.of(child)[0] > name):
                self.walk(child, inside, cursor)
            elif child.kind.is_expression():
                self.walk(child, context.but(beyond="constant"), cursor)

    def walk_variable(self, cursor, children, context):
        start = self.of(cursor)[0]
        name = cursor.location.offset
        head = self.plain[start:name]
        if cursor.kind == K.FIELD_DECL:
            context = context.but(constant=True)
        if re.search(r"\bconst(expr|init|eval)\b", head):
            context = context.but(beyond="constexpr")
        for child in children:
            at = self.of(child)[0]
            if at < name or (self.before(at) == "[" and child.kind.is_expression() and child.kind != K.LAMBDA_EXPR
                             and self.plain[name:at].strip().endswith(cursor.spelling + "[")):
                self.walk(child, context.but(beyond="template argument"), cursor)
            elif cursor.kind == K.FIELD_DECL and self.before(at) == ":":
                self.walk(child, context.but(beyond="constant"), cursor)
            else:
                self.walk(child, context, cursor)

    def walk_branch(self, cursor, children, context):
        start, end = self.of(cursor)
        kind = cursor.kind
        opening = self.plain.find("(", start)
        inside = context
        if kind == K.IF_STMT and self.plain[start:opening].strip() not in ("if", "if constexpr"):
            for child in children:
                self.walk(child, context, cursor)
            return
        if kind == K.IF_STMT and "constexpr" in self.plain[start:opening]:
            inside = context.but(beyond="constexpr")
        if kind == K.DO_STMT:
            opening = self.of(children[-1])[0]
            while opening > start and self.plain[opening] != "(":
                opening -= 1
        closing = self.closing(opening)
        if closing < end or kind == K.DO_STMT:
            parts = self.parts(opening)
            place = {K.IF_STMT: len(parts) - 1, K.WHILE_STMT: 0, K.DO_STMT: 0, K.FOR_STMT: 1}[kind]
            if place < len(parts):
                a, b = parts[place]
                declared = [c for c in children if c.kind in (K.VAR_DECL, K.DECL_STMT) and a <= self.of(c)[0] < b]
                if not declared:
                    self.condition(inside, a, b, ("true", "false") if kind == K.IF_STMT else ("false",))
                elif kind == K.IF_STMT and len(parts) == 1 and declared[0].spelling:
                    name = declared[0].spelling
                    for word, what in ((f"!{name}", "negated"), ("false", "fixed")):
                        self.add(inside, "condition " + what, [(b, b, f"; {word}")], "declared " + name, a)
        for child in children:
            if self.of(child)[0] > closing or (kind == K.DO_STMT and child is children[0]):
                self.statement(child, context)
                self.walk(child, context, cursor)
            else:
                self.walk(child, inside, cursor)
