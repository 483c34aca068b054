package arbiter.testkit;

/** A pile whose copies share what is hidden: the fault a copy must not have. */
final class SharedPile extends Pile {

    @Override
    public Pile copy() {
        SharedPile copy = new SharedPile();
        copy.restore(this);
        return copy;
    }

    @Override
    public void restore(Pile earlier) {
        super.restore(earlier);
        hidden = earlier.hidden;
    }
}
