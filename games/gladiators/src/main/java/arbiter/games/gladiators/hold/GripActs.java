package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.move.Displaced;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.TargetEvents;
import arbiter.games.gladiators.result.ResultRoll;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.space.hex.Hex;
import java.util.List;
import java.util.Optional;

/** What a grabber does with whom it holds: carry or let go. Ledger: GG-GRB-1, GG-GRB-4, GG-AMB-47. */
final class GripActs {

    private GripActs() {}

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        for (RunningPower grip : GrabHold.of(unit)) {
            for (String held : grip.activation().get().on()) {
                Gladiator target = state.unit(held);
                if (grip.activation().get().on().size() == 1 && move(state, unit) > 0) {
                    menu.add(new Carry(grip, target));
                }
                menu.add(new LetGo(grip, target));
            }
        }
    }

    /** The longest move of somebody's Movement, in hexes. */
    private static int move(GladiatorsState state, Gladiator unit) {
        int best = 0;
        for (OwnedPower power : unit.powers()) {
            if (!power.isA(MovementAbility.class) || !unit.condition().works(power.place())) {
                continue;
            }
            int level = LevelInUse.of(state, unit, power, power.way()).total();
            for (String word : power.way().form().among("ground")) {
                best = Math.max(best, level * state.lore().movement(word).hexesPerLevel());
            }
        }
        return best;
    }

    /** Moves with whom one holds: 1 hex and 1 more for each point of the result. Ledger: GG-GRB-4. */
    record Carry(RunningPower grip, Gladiator target) implements GladiatorAct {

        @Override
        public String id() {
            return "carry:" + target.id();
        }

        @Override
        public String text() {
            return "Carry " + target.name();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(target.id()));
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            GladiatorsState state = play.state();
            PowerUse use = PowerUse.plain(unit, grip.power(), grip.way());
            PowerStrike strike = StrikeLevel.strike(state, use, target);
            TestRoll roll = ResultRoll.roll(play, strike, Effect.CARRY, "grab.carry");
            if (!roll.succeeded()) {
                return;
            }
            int hexes = Math.min(1 + roll.result(), move(state, unit));
            Hex to = HexPlaces.choose(play, unit, unit.position().spot(), hexes, "grab.carry-to");
            play.emit(new Displaced(unit.id(), unit.position().at(to), "carries " + target.name() + " to"));
            play.emit(new Displaced(target.id(), unit.position(), "is carried to"));
        }
    }

    /** Lets go, which costs nothing. */
    record LetGo(RunningPower grip, Gladiator target) implements GladiatorAct {

        @Override
        public int actions() {
            return 0;
        }

        @Override
        public String id() {
            return "let-go:" + target.id();
        }

        @Override
        public String text() {
            return "Let go of " + target.name();
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            play.emit(TargetEvents.freed(grip, target, "the grabber lets go"));
        }
    }
}
