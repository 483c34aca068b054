package arbiter.games.capital.check;

import arbiter.dice.Both;
import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;

/** An Attribute Check: 2d6 and a Score against 2d6 and a Score or a Difficulty. Ledger: CAP-CHK-2, CAP-CHK-3. */
public final class Check {

    public static final Draw<Faces> TWO_DICE = Dice.of(2, Die.D6);

    /** All that matters of two dice that nobody throws again: two and twelve are double ones and double sixes. */
    private static final Function<Faces, Integer> TOTAL = Faces::sum;

    private static final int HIGHEST = 12;

    /** Whether the first two dice with so much added come to the other two; one function each, so that odds know them. */
    private static final List<BiFunction<Faces, Faces, Boolean>> SUFFICES = IntStream.rangeClosed(-HIGHEST, HIGHEST)
            .<BiFunction<Faces, Faces, Boolean>>mapToObj(
                    more -> (acting, opposing) -> acting.sum() + more >= opposing.sum())
            .toList();

    /** The labels of a check's two rolls. */
    public record Labels(String acting, String opposing) {

        public static Labels of(String procedure) {
            return new Labels(procedure + ".acting", procedure + ".opposing");
        }
    }

    private Check() {}

    /** Against the GM, with a Difficulty in place of a Score and all modifiers declared. */
    public static Contest againstGm(
            Play<CapitalState> play,
            Labels labels,
            String purpose,
            Combatant unit,
            Modifiers modifiers,
            int difficulty) {
        return resolve(
                play, labels, purpose, unit, modifiers, Optional.empty(), Modifiers.of("Difficulty", difficulty));
    }

    /** Against the GM with the unit's effective Score and what it claims. Ledger: CAP-AMB-56. */
    public static Contest againstGm(
            Play<CapitalState> play,
            Labels labels,
            String purpose,
            Combatant unit,
            Attribute attribute,
            int difficulty) {
        return againstGm(
                play, labels, purpose, unit, Claims.resolve(play, unit, unit.modifiers(attribute), false), difficulty);
    }

    /** Whether such a check succeeds, where nothing else of it matters: neither by how much nor a critical. */
    public static boolean passes(
            Play<CapitalState> play,
            Labels labels,
            String purpose,
            Combatant unit,
            Attribute attribute,
            int difficulty) {
        return passes(
                play, labels, purpose, unit, Claims.resolve(play, unit, unit.modifiers(attribute), false), difficulty);
    }

    /** The same with all modifiers declared. */
    public static boolean passes(
            Play<CapitalState> play,
            Labels labels,
            String purpose,
            Combatant unit,
            Modifiers modifiers,
            int difficulty) {
        Modifiers against = Modifiers.of("Difficulty", difficulty);
        int more = Math.max(-HIGHEST, Math.min(HIGHEST, modifiers.total() - against.total()));
        Both<Faces, Faces> dice =
                play.drawBoth(labels.acting(), labels.opposing(), TWO_DICE, SUFFICES.get(HIGHEST + more));
        Contest contest = new Contest(new Side(dice.first(), modifiers), new Side(dice.second(), against));
        play.emit(new CheckRolled(unit.id(), purpose, contest, Optional.empty()));
        return contest.succeeds();
    }

    /** Against another unit; both may claim something. Ledger: CAP-AMB-56. */
    public static Contest against(
            Play<CapitalState> play,
            Labels labels,
            String purpose,
            Combatant unit,
            Modifiers modifiers,
            Combatant opponent,
            Modifiers opposing) {
        Modifiers acting = Claims.resolve(play, unit, modifiers, false);
        Modifiers theirs = Claims.resolve(play, opponent, opposing, false);
        return resolve(play, labels, purpose, unit, acting, Optional.of(opponent.id()), theirs);
    }

    private static Contest resolve(
            Play<CapitalState> play,
            Labels labels,
            String purpose,
            Combatant unit,
            Modifiers modifiers,
            Optional<String> opponent,
            Modifiers opposing) {
        Side acting = new Side(play.draw(labels.acting(), TWO_DICE, TOTAL), modifiers);
        Side against = new Side(play.draw(labels.opposing(), TWO_DICE, TOTAL), opposing);
        Contest contest = new Contest(acting, against);
        play.emit(new CheckRolled(unit.id(), purpose, contest, opponent));
        return contest;
    }
}
