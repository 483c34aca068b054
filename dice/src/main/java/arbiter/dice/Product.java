package arbiter.dice;

/** The weights of two independent distributions in one arithmetic that also holds their products. */
record Product(Cells first, Cells second, Cells total) {

    static Product of(Table<?> left, Table<?> right) {
        requireSameKind(left, right);
        int bits = left.total.bits(0) + right.total.bits(0);
        boolean normalise = left.kind() == Weights.FAST && bits > Limits.BITS;
        Cells first = normalise ? normalised(left.cells, left.total) : left.cells.fitted(bits);
        Cells second = normalise ? normalised(right.cells, right.total) : right.cells.fitted(bits);
        Cells firstTotal = normalise ? normalised(left.total, left.total) : left.total.fitted(bits);
        Cells secondTotal = normalise ? normalised(right.total, right.total) : right.total.fitted(bits);
        Cells total = first.blank(1);
        total.add(0, firstTotal, 0, 1, secondTotal, 0);
        return new Product(first, second, total);
    }

    static void requireSameKind(Table<?> left, Table<?> right) {
        if (left.kind() != right.kind()) {
            throw new IllegalArgumentException("exact and fast odds cannot be mixed: one side is " + left.kind()
                    + ", the other " + right.kind() + "; ask both for the same kind");
        }
    }

    private static Cells normalised(Cells cells, Cells total) {
        return ((DoubleCells) cells).normalised(total.toDouble(0));
    }
}
