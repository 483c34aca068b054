package arbiter.games.gladiators.hold;

import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.ability.SuperStrength;
import arbiter.games.gladiators.ability.Telekinesis;
import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.power.TargetEvents;
import arbiter.games.gladiators.result.HexOption;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.view.HexWords;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Picking up and throwing things and people. Ledger: GG-THR-1 to 3, GG-AMB-53. */
final class ThrowActs {

    private ThrowActs() {}

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (unit.isHindered()) {
            return;
        }
        Optional<PowerUse> strength = strength(state, unit);
        if (strength.isPresent()
                && !unit.turn().aimed()
                && !places(state, strength.get(), ThrownBody.PERSON).isEmpty()) {
            for (RunningPower grip : GrabHold.of(unit)) {
                for (String held : grip.activation().get().on()) {
                    menu.add(new ThrowGrabbed(strength.get(), grip, state.unit(held)));
                }
            }
        }
        Optional<PowerUse> lifting = strength.isPresent() ? strength : telekinesis(state, unit);
        if (lifting.isEmpty()) {
            return;
        }
        if (!unit.lifted().lifted() && hasSomethingNear(state, unit)) {
            menu.add(new PickUp(lifting.get()));
        }
        Optional<Integer> size = unit.lifted().hexes();
        boolean free = size.isPresent() && !unit.turn().aimed();
        if (free && !places(state, lifting.get(), size.get()).isEmpty()) {
            menu.add(new ThrowObject(lifting.get()));
        }
    }

    private static Optional<PowerUse> strength(GladiatorsState state, Gladiator unit) {
        if (!Running.anyOn(state, unit, SuperStrength.class)) {
            return Optional.empty();
        }
        RunningPower running = Running.on(state, unit, SuperStrength.class).get(0);
        return running.owner() == unit
                ? Optional.of(PowerUse.plain(unit, running.power(), running.way()))
                : Optional.empty();
    }

    private static Optional<PowerUse> telekinesis(GladiatorsState state, Gladiator unit) {
        for (OwnedPower power : unit.powers()) {
            AbilityKind kind = power.way().kind();
            if (kind instanceof Telekinesis
                    && unit.condition().works(power.place())
                    && LevelInUse.of(state, unit, power, power.way()).total() > 0) {
                return Optional.of(PowerUse.plain(unit, power, power.way()));
            }
        }
        return Optional.empty();
    }

    /** Scenery or rubble in this hex or the next. */
    private static boolean hasSomethingNear(GladiatorsState state, Gladiator unit) {
        List<Hex> near = new ArrayList<>(unit.hex().neighbours());
        near.add(unit.hex());
        for (Hex hex : near) {
            boolean rubble = !state.walls().isEmpty()
                    && state.walls().at(hex).filter(wall -> wall.isBreached()).isPresent();
            if (rubble || state.map().cover(hex.q(), hex.r()) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Where to: opponents are listed, any other hex that it reaches may be named. */
    private static Hex place(Play<GladiatorsState> play, PowerUse by, int size) {
        GladiatorsState state = play.state();
        List<HexOption> options = places(state, by, size);
        return play.choose(Request.place(by.user().decider(), "throw.hex", options, text -> read(state, by, text, size))
                        .asking(() -> "Where to?"))
                .hex();
    }

    /** Opponents within reach, or the hexes around where there are none; empty where it can be thrown nowhere. */
    private static List<HexOption> places(GladiatorsState state, PowerUse by, int size) {
        List<HexOption> options = new ArrayList<>();
        for (Gladiator enemy : state.enemiesOf(by.user())) {
            HexOption there = HexOption.of(state, by.user(), enemy.hex());
            if (reaches(state, by, enemy.hex(), size) && !options.contains(there)) {
                options.add(there);
            }
        }
        if (options.isEmpty()) {
            for (Hex hex : by.user().hex().neighbours()) {
                if (reaches(state, by, hex, size)) {
                    options.add(HexOption.of(state, by.user(), hex));
                }
            }
        }
        return options;
    }

    private static boolean reaches(GladiatorsState state, PowerUse by, Hex hex, int size) {
        Spot own = by.user().position().spot();
        int distance = own.distance(own.at(hex));
        return distance > 0
                && state.map().contains(hex)
                && ThrownBody.level(state, by, distance, size).total() > 0
                && new LineOfFire(state.map(), state.walls()).fires(own, own.at(hex));
    }

    private static HexOption read(GladiatorsState state, PowerUse by, String text, int size) {
        Hex hex = Hex.parse(text);
        if (!reaches(state, by, hex, size)) {
            throw new Refused("nothing can be thrown "
                    + HexWords.there(by.user().hex(), hex) + ": it is too far or behind a wall (GG-THR-2)");
        }
        return HexOption.of(state, by.user(), hex);
    }

    /** Lifts something. Ledger: GG-THR-1. */
    record PickUp(PowerUse by) implements GladiatorAct {

        @Override
        public String id() {
            return "pick-up";
        }

        @Override
        public String text() {
            return "Pick something up";
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            int hexes = ThrownBody.size(play, by);
            play.emit(new ObjectLifted(unit.id(), Optional.of(hexes), "picks up " + ThrownBody.word(hexes)));
        }
    }

    /** Throws what was lifted. */
    record ThrowObject(PowerUse by) implements GladiatorAct {

        @Override
        public boolean aimsAtOther() {
            return true;
        }

        @Override
        public String id() {
            return "throw-object";
        }

        @Override
        public String text() {
            return "Throw it";
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            int hexes = unit.lifted().hexes().orElseThrow();
            Hex hex = place(play, by, hexes);
            play.emit(new ObjectLifted(unit.id(), Optional.empty(), "throws it " + HexWords.way(unit.hex(), hex)));
            ThrownBody.resolve(play, by, Optional.empty(), hex, hexes);
        }
    }

    /** Throws whom one has grabbed, who leaves the grab. Ledger: GG-AMB-53. */
    record ThrowGrabbed(PowerUse by, RunningPower grip, Gladiator target) implements GladiatorAct {

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
            return "throw-grabbed:" + target.id();
        }

        @Override
        public String text() {
            return "Throw " + target.name();
        }

        @Override
        public void resolve(Play<GladiatorsState> play, Gladiator unit) {
            Hex hex = place(play, by, ThrownBody.PERSON);
            play.emit(TargetEvents.freed(grip, target, "thrown"));
            ThrownBody.resolve(play, by, Optional.of(target), hex, ThrownBody.PERSON);
        }
    }
}
