package arbiter.games.gladiators.environment;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.IncomingEffect;
import arbiter.games.gladiators.board.FlightPath;
import arbiter.games.gladiators.move.Displaced;
import arbiter.games.gladiators.move.MoveWay;
import arbiter.games.gladiators.result.Defences;
import arbiter.games.gladiators.result.Falling;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.space.hex.HexDirection;
import java.util.List;
import java.util.Optional;

/** What environments do to people by themselves, and when. Ledger: table 3.4, section 5.1, steps 3 and 5. */
public final class EnvironmentTurn {

    private static final List<Climate> HARMFUL = List.of(Climate.COLD, Climate.HEAT, Climate.RADIATION);

    private EnvironmentTurn() {}

    /** At the start of somebody's turn: the wind, then gas. */
    public static void begin(Play<GladiatorsState> play, Gladiator unit) {
        if (play.state().environments().isEmpty()) {
            return;
        }
        wind(play, unit);
        gas(play, unit);
    }

    /** Blows those downwind whom nothing keeps in place, and down who cannot go so far. Ledger: GG-EN-12, GG-AMB-65. */
    private static void wind(Play<GladiatorsState> play, Gladiator unit) {
        GladiatorsState state = play.state();
        int level = FeltEnvironment.level(state, unit, Climate.WIND);
        Optional<HexDirection> direction =
                state.environments().wind(unit.position().spot());
        if (level == 0 || direction.isEmpty() || unit.position().isHiddenBelow()) {
            return;
        }
        IncomingEffect incoming =
                new IncomingEffect(Effect.FORCED_MOVE, PowerType.PHYSICAL, PowerSource.CONVENTIONAL, false);
        int push = EnvironmentEffects.push(
                level, Defences.best(state, unit, incoming).level().total());
        if (push == 0) {
            return;
        }
        FlightPath path = FlightPath.of(
                unit.position().spot(),
                FlightPath.along(unit.hex(), direction.get(), push),
                state.map(),
                state.walls(),
                spot -> false);
        if (path.travelled() > 0) {
            play.emit(new Displaced(
                    unit.id(),
                    unit.position().at(path.end().hex()),
                    "is blown " + path.travelled() + (path.travelled() == 1 ? " hex" : " hexes") + " to"));
        }
        if (EnvironmentEffects.knocksDown(push, rate(play.state(), unit))) {
            Falling.resolve(play, unit);
        }
    }

    /** The most hexes that it could move. */
    private static int rate(GladiatorsState state, Gladiator unit) {
        int most = 0;
        for (MoveWay way : MoveWay.of(unit)) {
            most = Math.max(most, way.hexes(state, unit));
        }
        return most;
    }

    /** Attacks whoever breathes it. Ledger: GG-EN-09. */
    private static void gas(Play<GladiatorsState> play, Gladiator unit) {
        int level = FeltEnvironment.level(play.state(), unit, Climate.POISON_GAS);
        if (level > 0 && !LifeSupportLevel.isImmuneToGas(play.state(), unit)) {
            strike(play, unit, Climate.POISON_GAS, level, PowerType.POISON);
        }
    }

    /** At the end of a full turn: cold, heat and radiation as far as they are due. Ledger: GG-EN-03, GG-EN-07, GG-EN-10. */
    public static void endFullTurn(Play<GladiatorsState> play) {
        GladiatorsState state = play.state();
        if (state.environments().isEmpty()) {
            return;
        }
        for (Gladiator unit : state.units()) {
            for (Climate kind : HARMFUL) {
                int level = unit.isInAction() ? FeltEnvironment.level(state, unit, kind) : 0;
                Optional<EnvironmentAttack> attack =
                        EnvironmentAttack.of(kind, level, LifeSupportLevel.against(state, unit, kind));
                if (attack.isPresent() && attack.get().isDue(state.round())) {
                    strike(play, unit, kind, attack.get().level(), attack.get().type());
                }
            }
        }
    }

    private static void strike(Play<GladiatorsState> play, Gladiator unit, Climate kind, int level, PowerType type) {
        WeatherStrike.resolve(
                play, unit, play.state().lore().environment(kind.word()).name(), level, type);
    }
}
