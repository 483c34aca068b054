package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.attack.AttackEvents.AttackMade;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.modifier.effect.Lethal;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Option;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Goes on from whom it hit to somebody in range of that one, a Level weaker each time, until it misses. Nobody is struck
 * twice. Ledger: GG-MD-09, GG-AMB-70.
 */
final class CascadeSequence {

    private static final PlainOption STOP = PlainOption.passing("stop", "Go no further");

    private CascadeSequence() {}

    static StrikeOutcome resolve(Play<GladiatorsState> play, PowerStrike first) {
        PowerUse use = first.use();
        List<Gladiator> struck = new ArrayList<>(List.of(first.target()));
        StrikeOutcome all = StrikeOutcome.hit(false);
        Optional<PowerStrike> next = next(play, use, struck);
        while (next.isPresent()) {
            PowerStrike strike = next.get();
            play.emit(new AttackMade(
                    use.user().id(),
                    List.of(strike.target().id()),
                    use.has(Lethal.class) && use.declared().lethal()));
            struck.add(strike.target());
            StrikeOutcome outcome = StrikeSequence.outcome(play, strike);
            all = all.or(outcome);
            next = outcome.hit() ? next(play, use, struck) : Optional.empty();
        }
        return all;
    }

    private static Optional<PowerStrike> next(Play<GladiatorsState> play, PowerUse use, List<Gladiator> struck) {
        List<PowerStrike> strikes = strikes(play.state(), use, struck);
        if (strikes.isEmpty()) {
            return Optional.empty();
        }
        List<Option> options = new ArrayList<>();
        for (PowerStrike strike : strikes) {
            options.add(new UnitOption<>(strike.target()));
        }
        options.add(STOP);
        Request<Option> question = Request.one(use.user().decider(), "attack.cascade", options)
                .asking(() -> "Whom does " + use.power().title() + " leap to?")
                .otherwise(options.get(0));
        Option answer = play.choose(strikes.size() == 1 ? question.quietly() : question);
        int place = options.indexOf(answer);
        return place < strikes.size() ? Optional.of(strikes.get(place)) : Optional.empty();
    }

    /** From where the last one stands, as many Levels weaker as there were targets before. */
    private static List<PowerStrike> strikes(GladiatorsState state, PowerUse use, List<Gladiator> struck) {
        Spot from = struck.get(struck.size() - 1).position().spot();
        List<PowerStrike> strikes = new ArrayList<>();
        for (Gladiator other : state.enemiesOf(use.user())) {
            Spot spot = other.position().spot();
            int range = from.distance(spot);
            if (struck.contains(other)
                    || !PowerTargets.isThere(state, other)
                    || !Scruples.allow(state, use.user(), use.way(), other)
                    || !isInReach(use, range)
                    || !Vantage.hasWay(state, use.way(), from, spot)) {
                continue;
            }
            Modifiers level =
                    LevelInUse.floored(StrikeLevel.level(state, use, range).and("Cascade", -struck.size()));
            if (level.total() > 0) {
                strikes.add(new PowerStrike(use, other, range, level, Optional.empty(), false, from, false));
            }
        }
        return strikes;
    }

    /** Somebody in the same hex as the last one is as near as can be. */
    private static boolean isInReach(PowerUse use, int range) {
        return range <= use.way().range().stretched();
    }
}
