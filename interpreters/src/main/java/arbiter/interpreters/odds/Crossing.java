package arbiter.interpreters.odds;

/** A place on the path of a step where something was settled on its own: it goes on from every end of that. */
final class Crossing<S, W> extends Way<S, W> {

    private final Settlement<S, W> settlement;

    Crossing(String label, Settlement<S, W> settlement) {
        super(label, settlement.ends().size());
        this.settlement = settlement;
    }

    Point<S, W> end() {
        return settlement.ends().get(branch());
    }

    @Override
    void leadsTo(Lead<S, W> next) {
        end().leadsTo(next);
    }
}
