package arbiter.games.wasteland.action;

import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.kernel.Headline;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** One way to take a readied action, or holding it. Ledger: WAS-MAJ-8. */
record FireOption(Optional<WastelandAct> act) implements Option {

    static final FireOption HOLD = new FireOption(Optional.empty());

    @Override
    public String id() {
        return act.map(WastelandAct::id).orElse("hold");
    }

    @Override
    public String text() {
        return act.map(WastelandAct::text).orElse("Go on waiting");
    }

    @Override
    public Optional<Pointer> pointer() {
        return act.flatMap(WastelandAct::pointer);
    }

    @Override
    public List<String> area() {
        return act.map(WastelandAct::area).orElse(List.of());
    }

    @Override
    public List<Headline> headlines() {
        return act.map(WastelandAct::headlines).orElse(List.of());
    }

    @Override
    public boolean declines() {
        return act.isEmpty();
    }
}
