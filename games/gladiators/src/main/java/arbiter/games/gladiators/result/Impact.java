package arbiter.games.gladiators.result;

import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.test.D10Roll;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Damage that no power does, such as by collisions and falls: it hits by itself. Ledger: section 5.4, GG-AMB-02, GG-AMB-118. */
public final class Impact {

    private Impact() {}

    /** Says whether it did harm. A Level below 1 does nothing, and nothing more happens to those out of action. */
    public static boolean resolve(
            Play<GladiatorsState> play,
            Gladiator target,
            String what,
            Modifiers level,
            PowerType type,
            boolean lethal,
            boolean major) {
        if (level.total() < 1 || !target.isInAction()) {
            return false;
        }
        Defence defence = Defences.best(play.state(), target, Threat.damage(type));
        Needed needed = new Needed(level, defence.level());
        TestRoll roll = D10Roll.roll(play, "impact.result", major, needed.number());
        play.emit(new ImpactRolled(target.id(), what, needed, roll));
        if (roll.succeeded()) {
            Damage.take(play, target, Modifiers.of("result", Damage.hits(roll.result())), lethal, false);
        }
        return roll.succeeded();
    }

    /** Something struck somebody without being an attack. */
    public record ImpactRolled(String target, String what, Needed needed, TestRoll roll) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(
                    state,
                    target,
                    " strikes " + what + ": " + needed.words() + ", rolls " + roll
                            + (roll.succeeded() ? ", result " + roll.result() : ", no effect"));
        }
    }
}
