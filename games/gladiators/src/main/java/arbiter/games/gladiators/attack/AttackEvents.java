package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.turn.TurnRecord;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.List;

/** Events: attacks are made, go astray, are followed up. */
public final class AttackEvents {

    private AttackEvents() {}

    /** Somebody attacks somebody, in a Lethal way or not. Others remember it. Ledger: GG-HIT-20, GG-MD-33. */
    public record AttackMade(String user, List<String> targets, boolean lethal) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            boolean outsider = false;
            for (String target : targets) {
                outsider |= state.enemies(unit, state.unit(target));
            }
            unit.set(unit.attacks().attacking(state.round(), targets, lethal && outsider));
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, " attacks");
        }
    }

    /** An attack strikes somebody it was not meant for. Ledger: GG-HIT-11, GG-MD-56. */
    public record WrongTargetStruck(String user, String power, String struck) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user)
                    .words("'s " + power + " strikes ")
                    .unit(struck, state.unit(struck).name())
                    .words(" instead")
                    .line();
        }
    }

    /** A missed attack flies on, comes down beside its target, or strikes something. Ledger: GG-MIS-1 to 4. */
    public record AttackStrayed(String user, String power, String where) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {}

        @Override
        public Weight weight() {
            return Weight.SMALL;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, "'s " + power + " " + where);
        }
    }

    /** Somebody goes on at once with a follow-up. Ledger: GG-FOL-1. */
    public record FollowedUp(String user, String what) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            TurnRecord.followUp(state.unit(user));
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, " makes a follow-up: " + what);
        }
    }

    /** Somebody tried to regain a Focus. Ledger: GG-DSM-4. */
    public record RegainTried(String user) implements GladiatorsEvent {

        @Override
        public void apply(GladiatorsState state) {
            Gladiator unit = state.unit(user);
            unit.set(unit.attacks().regaining(state.round()));
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public Line line(GladiatorsState state) {
            return tell(state, user, " reaches for a Focus");
        }
    }
}
