package arbiter.games.capital.check;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Amount;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.Optional;

/** A check that the gamemaster calls for because something or somebody is in the way. Ledger: CAP-CHK-1. */
public final class AttributeCheck {

    private static final Check.Labels LABELS = Check.Labels.of("check");
    private static final int HARDEST = 10;
    private static final Amount MIDDLING = new Amount(5);

    private AttributeCheck() {}

    /** Against the surroundings: the gamemaster picks a Difficulty, and may roll unseen. Ledger: CAP-CHK-3. */
    public static Contest againstGm(Play<CapitalState> play, Combatant unit, CheckCall call, boolean hidden) {
        int difficulty = difficulty(play, unit, call);
        Modifiers modifiers = call.declare(play, unit);
        return hidden
                ? hidden(play, unit, call.purpose(), modifiers, Modifiers.of("Difficulty", difficulty))
                : Check.againstGm(play, LABELS, call.purpose(), unit, modifiers, difficulty);
    }

    /** Against a printed number in the place of a Score; the dice are thrown all the same. Ledger: CAP-CHK-4. */
    public static Contest againstFixed(Play<CapitalState> play, Combatant unit, CheckCall call, int score) {
        Modifiers modifiers = call.declare(play, unit);
        return rolled(play, unit, call.purpose(), modifiers, Optional.empty(), Modifiers.of("Fixed Score", score));
    }

    /** Against another character, each with a Score of their own. Ledger: CAP-CHK-2. */
    public static Contest against(
            Play<CapitalState> play, Combatant unit, CheckCall call, Combatant opponent, CheckCall opposing) {
        Modifiers modifiers = call.declare(play, unit);
        Modifiers theirs = opposing.declare(play, opponent);
        return rolled(play, unit, call.purpose(), modifiers, Optional.of(opponent.id()), theirs);
    }

    static int difficulty(Play<CapitalState> play, Combatant unit, CheckCall call) {
        return play.choose(Request.amount(Decider.GAMEMASTER, "check.difficulty", 0, HARDEST)
                        .asking(() -> "How hard is it for " + unit.name() + ", " + call.purpose() + "?")
                        .otherwise(MIDDLING))
                .value();
    }

    private static Contest rolled(
            Play<CapitalState> play,
            Combatant unit,
            String purpose,
            Modifiers modifiers,
            Optional<String> opponent,
            Modifiers opposing) {
        Side acting = new Side(play.draw(LABELS.acting(), Check.TWO_DICE), modifiers);
        Contest contest = new Contest(acting, new Side(play.draw(LABELS.opposing(), Check.TWO_DICE), opposing));
        play.emit(new CheckRolled(unit.id(), purpose, contest, opponent));
        return contest;
    }

    private static Contest hidden(
            Play<CapitalState> play, Combatant unit, String purpose, Modifiers modifiers, Modifiers opposing) {
        Side against = new Side(play.draw(LABELS.opposing(), Check.TWO_DICE), opposing);
        play.emit(new OpposingRolled(unit.id(), purpose, against));
        Side acting = new Side(play.draw(LABELS.acting(), Check.TWO_DICE), modifiers);
        play.emit(new ResultAnnounced(unit.id(), purpose, acting));
        Contest contest = new Contest(acting, against);
        play.emit(new CheckRolled(unit.id(), purpose, contest, Optional.empty()));
        return contest;
    }
}
