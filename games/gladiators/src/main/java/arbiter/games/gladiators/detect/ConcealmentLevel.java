package arbiter.games.gladiators.detect;

import arbiter.games.gladiators.ability.Concealment;
import arbiter.games.gladiators.ability.Insubstantial;
import arbiter.games.gladiators.board.LineOfFire;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.EnvironmentConcealment;
import arbiter.games.gladiators.move.Position.Medium;
import arbiter.games.gladiators.power.Running;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.space.hex.HexDirection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How well somebody is concealed from a sense: not at all, by some Level, or altogether. Ledger: GG-DET-1 to 3. */
final class ConcealmentLevel {

    /** A trait, which needs no roll. Ledger: GG-AMB-119. */
    private static final String NIGHT_VISION = "night-vision";

    private static final List<Climate> BUT_NIGHT = List.of(Climate.FOG_SMOKE, Climate.RAIN);
    private static final int DOWNWIND = 10;

    private ConcealmentLevel() {}

    /** The highest Level of concealment, 0 if there is none; empty where the sense does not reach at all. */
    static OptionalInt from(GladiatorsState state, Gladiator observer, ActiveSense sense, Gladiator target) {
        if (!reaches(state, observer, sense, target) || !perceives(state, sense.kind(), target)) {
            return OptionalInt.empty();
        }
        int highest = Math.max(byAbility(state, sense.kind(), target), byEnvironment(state, observer, sense, target));
        if (target.hiding().now() && sense.kind().needsSight()) { // GG-HID-2, GG-AMB-88
            LineOfFire line = new LineOfFire(state.map(), state.walls());
            highest = Math.max(
                    highest, line.hiding(sense.from(), target.position().spot()));
        }
        return OptionalInt.of(highest);
    }

    private static boolean reaches(GladiatorsState state, Gladiator observer, ActiveSense sense, Gladiator target) {
        Spot there = target.position().spot();
        Medium medium = target.position().medium();
        boolean together = observer.position().medium() == medium;
        boolean underWater = medium == Medium.SUBMERGED;
        int reach = sense.reach(state, underWater);
        boolean near = sense.from().distance(there) <= reach || isDownwind(state, sense, there);
        if (!near || sense.kind() == SenseKind.RADAR && underWater) {
            return false;
        }
        if (sense.throughWalls()) {
            return true;
        }
        boolean out = target.position().isHiddenBelow()
                && !together
                && !(underWater && !sense.kind().needsSight());
        return !out && passes(state, sense, there);
    }

    static boolean passes(GladiatorsState state, ActiveSense sense, Spot there) {
        return sense.throughWalls() || new LineOfFire(state.map(), state.walls()).sees(sense.from(), there);
    }

    /** Scent carries far with the wind: the target is on the side that the wind comes from. Ledger: GG-AMB-73. */
    private static boolean isDownwind(GladiatorsState state, ActiveSense sense, Spot there) {
        if (sense.kind() != SenseKind.TRACKING_SCENT || sense.from().distance(there) > DOWNWIND * sense.level()) {
            return false;
        }
        Optional<HexDirection> wind = state.environments().wind(sense.from());
        if (wind.isEmpty()) {
            return false;
        }
        int along = sense.from().hex().distance(there.hex());
        int upwind = there.hex().distance(sense.from().hex().plus(wind.get().opposite(), along));
        return upwind <= along / 2;
    }

    /** Some senses perceive only some things. Ledger: GG-DK-04, GG-DK-06. */
    private static boolean perceives(GladiatorsState state, SenseKind kind, Gladiator target) {
        return switch (kind) {
            case MAGICAL_DETECTION ->
                has(target, PowerSource.MAGICAL)
                        || !Running.on(state, target, Insubstantial.class).isEmpty()
                        || isConcealedByMagic(state, target);
            case MUTANT_DETECTION -> has(target, PowerSource.MUTANT);
            default -> true;
        };
    }

    private static boolean has(Gladiator target, PowerSource source) {
        for (OwnedPower power : target.powers()) {
            if (power.whole().source().equals(Optional.of(source))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isConcealedByMagic(GladiatorsState state, Gladiator target) {
        for (RunningPower running : Running.on(state, target, Concealment.class)) {
            if (running.power().whole().source().equals(Optional.of(PowerSource.MAGICAL))) {
                return true;
            }
        }
        return false;
    }

    /** Looking from elsewhere is a kind of Vision: what hides from that hides from it. Ledger: GG-AB-06, GG-DK-02. */
    static int byAbility(GladiatorsState state, SenseKind kind, Gladiator target) {
        int highest = 0;
        for (RunningPower running : Running.on(state, target, Concealment.class)) {
            boolean named = running.way().form().has(kind.word())
                    || kind == SenseKind.CLAIRVOYANCE && running.way().form().has(SenseKind.VISION.word());
            highest = named ? Math.max(highest, running.level(state).total()) : highest;
        }
        return highest;
    }

    private static int byEnvironment(GladiatorsState state, Gladiator observer, ActiveSense sense, Gladiator target) {
        List<Climate> kinds = sense.kind().hinderedBy();
        if (kinds.isEmpty() || state.environments().isEmpty()) {
            return 0;
        }
        boolean atNight = kinds.contains(Climate.NIGHT) && observer.profile().has(NIGHT_VISION);
        return EnvironmentConcealment.between(
                state.environments(),
                atNight ? BUT_NIGHT : kinds,
                sense.from(),
                target.position().spot());
    }
}
