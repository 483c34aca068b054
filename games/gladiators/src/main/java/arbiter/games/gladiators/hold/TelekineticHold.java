package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.Telekinesis;
import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.FlightPath;
import arbiter.games.gladiators.move.Displaced;
import arbiter.games.gladiators.power.ActivePower;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.TargetEvents;
import arbiter.games.gladiators.result.Falling;
import arbiter.games.gladiators.result.Flight;
import arbiter.games.gladiators.result.Knocks;
import arbiter.games.gladiators.result.PushDirection;
import arbiter.games.gladiators.result.ResultRoll;
import arbiter.games.gladiators.test.TestRoll;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import java.util.List;
import java.util.Optional;

/** A telekinetic hold: throwing the victim at once, shifting it, throwing it later. Ledger: GG-TKN-2, GG-TKN-3, GG-AMB-48. */
public final class TelekineticHold {

    private static final PlainOption KEEP = PlainOption.passing("hold", "Hold them");
    private static final List<PlainOption> HOLD_OR_THROW = List.of(KEEP, PlainOption.of("throw", "Throw them at once"));

    private TelekineticHold() {}

    /** On gaining the hold the user may throw at once. */
    public static void gained(Play<GladiatorsState> play, PowerStrike strike) {
        PlainOption answer = play.choose(Request.one(strike.user().decider(), "telekinesis.throw", HOLD_OR_THROW)
                .asking(() -> "Is " + strike.target().name() + " thrown at once?")
                .otherwise(KEEP));
        if (answer != KEEP) {
            throwing(play, strike);
        }
    }

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        for (ActivePower active : unit.inUse().all()) {
            RunningPower hold = Running.running(unit, active);
            if (hold.kind() instanceof Telekinesis && !unit.isHindered()) {
                for (String held : active.on()) {
                    Gladiator target = state.unit(held);
                    menu.add(new ShiftHeld(hold, target));
                    if (!unit.turn().aimed()) {
                        menu.add(new ThrowHeld(hold, target));
                    }
                }
            }
        }
    }

    /** A new roll against the victim's own Forced Move Defence; it flies as if knocked back, and the hold is over. */
    private static void throwing(Play<GladiatorsState> play, PowerStrike strike) {
        Gladiator target = strike.target();
        TestRoll roll = ResultRoll.roll(play, strike, Effect.TELEKINESIS, "telekinesis.throw-result");
        for (RunningPower hold : Running.on(play.state(), target, Telekinesis.class)) {
            boolean own = hold.owner() == strike.user()
                    && hold.power() == strike.use().power();
            if (own && hold.activation().isPresent()) { // what is always on holds whoever is inside
                play.emit(TargetEvents.freed(hold, target, "thrown"));
            }
        }
        if (roll.succeeded()) {
            HexDirection direction =
                    PushDirection.choose(play, strike.user().decider(), "telekinesis.direction", target);
            List<Hex> course = FlightPath.along(target.hex(), direction, Knocks.hexes(roll.result()));
            new Flight(strike.user(), target, strike.level(), false).resolve(play, course);
            Falling.resolve(play, target);
        }
    }

    /** Moves the victim by as many hexes as the Level. Ledger: GG-TKN-2. */
    record ShiftHeld(RunningPower hold, Gladiator target) implements GladiatorAct {

        @Override
        public String id() {
            return "shift:" + target.id();
        }

        @Override
        public String text() {
            return "Shift " + target.name();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(target.id()));
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            int hexes = hold.level(play.state()).total();
            Hex to = HexPlaces.choose(play, unit, target.position().spot(), hexes, "telekinesis.shift");
            play.emit(new Displaced(target.id(), target.position().at(to), "is shifted to"));
        }
    }

    /** Throws the victim. Ledger: GG-TKN-3. */
    record ThrowHeld(RunningPower hold, Gladiator target) implements GladiatorAct {

        @Override
        public double urgency() {
            return 0.9;
        }

        @Override
        public boolean aimsAtOther() {
            return true;
        }

        @Override
        public String id() {
            return "throw:" + target.id();
        }

        @Override
        public String text() {
            return "Throw " + target.name();
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(target.id()));
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            PowerUse use = PowerUse.plain(unit, hold.power(), hold.way());
            throwing(play, StrikeLevel.strike(play.state(), use, target));
        }
    }
}
