package arbiter.games.capital.attack;

import arbiter.dice.Faces;
import arbiter.games.capital.ability.Sanctuary;
import arbiter.games.capital.unit.CapitalState;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Where the rolls of an Attack stand between two steps of the reroll window. Points from which the Attack goes on alike
 * are equal: dice count by what they add up to once nobody can throw them again, and all together by the margins.
 */
final class RerollPoint {

    private static final int BOTH_PASSED = 2;
    /** Tells single dice from sums. */
    private static final int FACES = 100;

    /** How many rolls have been made; the others come next. */
    private final int thrown;

    private final boolean attackersTurn;
    private final int passes;
    /** What is to be thrown again next. */
    private final Optional<DiceAgain> again;

    private final Faces[] hands;
    private final int[] left;
    private final boolean settled;
    /** Whether anybody may be forced to throw a die again afterwards, which no reroll changes. */
    private final boolean forced;
    /** All that the dice and the rerolls have made of it, and who comes next. */
    private final int[] alike;

    private final int hash;
    private StepQuestions questions;

    /** The point before is the one that the last step was taken from, null at the beginning. */
    private RerollPoint(
            CapitalState state,
            AttackInProgress roll,
            RerollPoint before,
            int thrown,
            boolean attackersTurn,
            int passes,
            Optional<DiceAgain> again) {
        this.thrown = thrown;
        this.attackersTurn = attackersTurn;
        this.passes = passes;
        this.again = again;
        this.forced = before == null ? ForcedReroll.threatens(roll) : before.forced;
        boolean unused = before != null && before.again.isEmpty();
        this.hands = unused && thrown == before.thrown ? before.hands : hands(roll);
        this.left = unused ? before.left : left(roll.sources());
        this.alike = Arrays.copyOf(left, left.length + hands.length + 1);
        boolean over = !countDice(state, roll) || passes == BOTH_PASSED;
        this.settled = over && thrown == hands.length && again.isEmpty();
        if (settled) {
            countResults(state, roll);
        } else {
            alike[left.length] = 1 + moment(roll);
        }
        this.hash = Arrays.hashCode(alike);
    }

    private static Faces[] hands(AttackInProgress roll) {
        Faces[] hands = new Faces[roll.hands()];
        for (int i = 0; i < hands.length; i++) {
            hands[i] = roll.hand(i);
        }
        return hands;
    }

    private static int[] left(List<RerollSource> sources) {
        int[] left = new int[sources.size()];
        for (int i = 0; i < left.length; i++) {
            left[i] = sources.get(i).left();
        }
        return left;
    }

    static RerollPoint unthrown(CapitalState state, AttackInProgress roll) {
        return new RerollPoint(state, roll, null, 0, true, 0, Optional.empty());
    }

    static RerollPoint thrown(CapitalState state, AttackInProgress roll) {
        return new RerollPoint(state, roll, null, roll.hands(), true, 0, Optional.empty());
    }

    RerollPoint afterThrow(CapitalState state, AttackInProgress roll) {
        return new RerollPoint(state, roll, this, thrown + 1, true, 0, Optional.empty());
    }

    RerollPoint afterPasses(CapitalState state, AttackInProgress roll, int more) {
        return new RerollPoint(state, roll, this, thrown, attackersTurnAfter(more), passes + more, Optional.empty());
    }

    RerollPoint before(CapitalState state, AttackInProgress roll, int more, DiceAgain reroll) {
        return new RerollPoint(state, roll, this, thrown, attackersTurnAfter(more), passes + more, Optional.of(reroll));
    }

    /** Whose turn it is when so many have passed since. */
    boolean attackersTurnAfter(int more) {
        return attackersTurn == (more % 2 == 0);
    }

    /** Whether the rolls are settled when so many have passed since; all of them have been made. */
    boolean isOverAfter(CapitalState state, AttackInProgress roll, int more) {
        boolean over = true;
        for (int i = 0; i < hands.length && passes + more != BOTH_PASSED; i++) {
            over &= !roll.canChange(state, i);
        }
        return over;
    }

    RerollPoint afterReroll(CapitalState state, AttackInProgress roll) {
        return new RerollPoint(state, roll, this, thrown, !attackersTurn, 0, Optional.empty());
    }

    /** Counts every roll by its dice as long as they can be thrown again, and says whether any can. */
    private boolean countDice(CapitalState state, AttackInProgress roll) {
        boolean any = false;
        for (int i = 0; i < hands.length; i++) {
            boolean changeable = roll.canChange(state, i);
            any |= changeable;
            alike[left.length + 1 + i] = hand(i, forced || changeable);
        }
        return any;
    }

    /** Counts every roll by what it comes to once nobody throws again. */
    private void countResults(CapitalState state, AttackInProgress roll) {
        boolean margins = !forced && !Sanctuary.guards(state);
        for (int i = 0; i < hands.length; i++) {
            alike[left.length + 1 + i] = margins ? margin(roll, i) : hand(i, forced);
        }
    }

    /** Whose turn it is to do what, as one number. */
    private int moment(AttackInProgress roll) {
        int source =
                again.map(dice -> 1 + roll.sources().indexOf(dice.source())).orElse(0);
        return ((source * (hands.length + 1) + thrown) * BOTH_PASSED + passes) * 2 + (attackersTurn ? 1 : 0);
    }

    private static int margin(AttackInProgress roll, int hand) {
        return hand == 0 ? 0 : roll.margin(roll.defenses().get(hand - 1));
    }

    private int hand(int index, boolean dice) {
        Faces hand = hands[index];
        if (index >= thrown) {
            return 0;
        }
        if (again.isPresent() && again.get().hand() == index) {
            return again.get().kept(hand);
        }
        return dice ? FACES * hand.highest() + hand.lowest() : hand.sum();
    }

    /** The place of the roll that is made next; beyond the last when all are made. */
    int toThrow() {
        return thrown;
    }

    /** The questions of the next step, from the first one on; most points are known already and take no step. */
    StepQuestions questions() {
        questions = questions == null ? new StepQuestions() : questions;
        questions.begin();
        return questions;
    }

    Optional<DiceAgain> again() {
        return again;
    }

    boolean isSettled() {
        return settled;
    }

    /** Lets the rolls be as they are at this point. */
    void layOut(AttackInProgress roll) {
        for (int i = 0; i < hands.length; i++) {
            roll.turn(i, hands[i]);
        }
        List<RerollSource> sources = roll.sources();
        for (int i = 0; i < left.length; i++) {
            sources.get(i).restore(left[i]);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RerollPoint that && hash == that.hash && Arrays.equals(alike, that.alike);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
