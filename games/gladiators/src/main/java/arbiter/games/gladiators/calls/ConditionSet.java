package arbiter.games.gladiators.calls;

import arbiter.games.gladiators.result.HindrancePoints;
import arbiter.games.gladiators.result.Posture;
import arbiter.games.gladiators.turn.ActionDebts;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;

/** The gamemaster sets how somebody stands: prone, disorientated, hindered by so many points, stunned. */
public record ConditionSet(String unit, Posture posture, int hindered, boolean stunned) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        Gladiator gladiator = state.unit(unit);
        Posture.put(gladiator, posture);
        HindrancePoints.put(gladiator, hindered);
        ActionDebts.stun(gladiator, stunned);
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, " is set by hand: " + words());
    }

    private String words() {
        StringBuilder words = new StringBuilder();
        add(words, posture.prone(), "prone");
        add(words, posture.disorientated(), "disorientated");
        add(words, hindered > 0, "hindered " + hindered);
        add(words, stunned, "stunned");
        return words.isEmpty() ? "nothing is the matter" : words.toString();
    }

    private static void add(StringBuilder words, boolean holds, String word) {
        if (holds) {
            words.append(words.isEmpty() ? "" : ", ").append(word);
        }
    }
}
