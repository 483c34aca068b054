package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Deed;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import java.util.List;
import java.util.Optional;

/** A Might Test was rolled: the dice, the one that counts, and the total against one target. Ledger: BCG-TEST-1. */
public record MightTested(
        String unit,
        String target,
        String weapon,
        List<Integer> dice,
        int kept,
        Modifiers bonus,
        Modifiers edges,
        Modifiers defense)
        implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        // a roll alone changes nothing; what comes of it is told by the events that follow
    }

    public int total() {
        return kept + bonus.total();
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" against ")
                .unit(target, state.unit(target).name())
                .words(" with the " + weapon + ": ")
                .sum(faces(), kept, bonus)
                .words(" against Defense " + defense.total() + (total() >= defense.total() ? ", hits" : ", misses"))
                .line();
    }

    @Override
    public Optional<Deed> deed() {
        return Optional.of(Deed.against(unit, target, total() >= defense.total()));
    }

    /** Why it is as likely as it is: how many dice, what is added, and what it is against. */
    @Override
    public void measure(Measures measures) {
        measures.sum(unit, "Might Test", bonus);
        measures.sum(unit, "Advantages", edges);
        measures.sum(target, "Defense", defense);
    }

    /** The dice as they fell; those that do not count stand in brackets. */
    private String faces() {
        StringBuilder faces = new StringBuilder();
        boolean counted = false;
        for (int face : dice) {
            boolean counts = face == kept && !counted;
            counted |= counts;
            faces.append(faces.length() == 0 ? "" : "+").append(counts ? "" + face : "(" + face + ")");
        }
        return counted ? faces.toString() : faces + "+" + kept; // a Power has put another in their place
    }
}
