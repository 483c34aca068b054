package arbiter.games.wasteland.test;

import arbiter.dice.Faces;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;

/** A test came to its result: its dice, what they had to show, how hard it was and why. Ledger: WAS-TEST-6. */
public record TestRolled(
        String unit,
        String what,
        Faces dice,
        int target,
        int critical,
        Modifiers parts,
        int difficulty,
        int successes,
        int complications,
        boolean earns)
        implements WastelandEvent {

    public boolean passes() {
        return successes >= difficulty;
    }

    private int earned() {
        return earns && passes() ? successes - difficulty : 0;
    }

    @Override
    public void apply(WastelandState state) {}

    @Override
    public Line line(WastelandState state) {
        Line.Builder line = tell(state, unit)
                .words(" rolls " + what + ", ")
                .dice(dice.toString())
                .words(" against " + target + (critical > 1 ? " (" + critical + " twice)" : "") + ": "
                        + count(successes, "success", "successes") + ", difficulty " + difficulty
                        + (parts.parts().size() > 1 ? " (" + parts + ")" : "")
                        + (passes() ? ", passes" : ", fails"));
        if (earned() > 0) {
            line.words(", " + earned() + " AP");
        }
        if (complications > 0) {
            line.words(", " + count(complications, "complication", "complications"));
        }
        return line.line();
    }

    private static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("success", passes());
        measures.fact("complication", complications > 0);
        measures.number("AP earned", earned());
        measures.sum(unit, "difficulty", parts);
    }
}
