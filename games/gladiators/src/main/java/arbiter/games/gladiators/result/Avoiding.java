package arbiter.games.gladiators.result;

import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Somebody in the way of a flying body avoids it as an Area with an attack value of 2. Ledger: GG-KBK-4. */
final class Avoiding {

    private static final int ATTACK_VALUE = 2;
    private static final int SHAKEN = 4;

    private Avoiding() {}

    static boolean isStruck(Play<GladiatorsState> play, Gladiator by, String body, Gladiator unit) {
        Needed needed = new Needed(Modifiers.of("flying body", ATTACK_VALUE), move(play.state(), unit));
        TestRoll roll = D10Roll.roll(play, "knockback.struck", by, needed.number());
        play.emit(new BodyAvoided(unit.id(), body, needed, roll));
        return roll.succeeded();
    }

    /** Active Movement with what its class adds, for those who can move. Ledger: GG-MOV-4, GG-AMB-37. */
    private static Modifiers move(GladiatorsState state, Gladiator unit) {
        Modifiers best = Modifiers.none();
        if (Restraint.stopsDodges(state, unit)) {
            return best;
        }
        for (RunningPower running : Running.on(state, unit, MovementAbility.class)) {
            int level = running.level(state).total();
            Modifiers sum = Modifiers.of("Movement", level)
                    .and("class", level > 0 ? dodge(state, unit, running) : 0)
                    .and("prone or disorientated", unit.posture().isShaken() ? -SHAKEN : 0);
            best = sum.total() > best.total() ? sum : best;
        }
        return best;
    }

    /** The class used last, or the best of an ability that is always there. Ledger: GG-AMB-18. */
    private static int dodge(GladiatorsState state, Gladiator unit, RunningPower running) {
        int best = 0;
        for (String word : running.way().form().among("ground")) {
            boolean used = unit.movement().last().isEmpty()
                    || unit.movement().last().get().equals(word);
            if (used && !word.equals("ground")) { // what Ground adds is for throwing oneself down
                best = Math.max(best, state.lore().movement(word).areaDodge());
            }
        }
        return best;
    }

    /** Somebody was or was not struck by a flying body. */
    public record BodyAvoided(String unit, String body, Needed needed, TestRoll roll) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return Line.says(ruleWords()::linked)
                    .words(body + " flies at ")
                    .unit(unit, state.unit(unit).name())
                    .words(": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", strikes" : ", is avoided"))
                    .line();
        }
    }
}
