package arbiter.interpreters.testgame;

import arbiter.kernel.Option;

/** What a raider may do on a turn, or whom a raider may point at. */
public record Action(String id) implements Option {

    static final Action REST = new Action("rest");
    static final Action VOLLEY = new Action("volley");
    static final Action MUSTER = new Action("muster");
    static final Action APPEAR = new Action("appear");

    static Action strike(Raider target) {
        return new Action("strike:" + target.id());
    }

    @Override
    public String text() {
        return id.replace(":", " at ");
    }

    @Override
    public boolean declines() {
        return equals(REST);
    }
}
