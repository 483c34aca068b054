package arbiter.games.gladiators.interrupt;

import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.hit.Engagement;
import arbiter.games.gladiators.modifier.effect.Melee;
import arbiter.games.gladiators.move.MoveClass;
import arbiter.games.gladiators.move.MovePath;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerRange;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Option;
import arbiter.kernel.PlainOption;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Melee and Short abilities are Quick against an opponent who moves more than one hex in their range, unless their user is
 * engaged with somebody else. Ledger: GG-QCK-6, GG-MOV-8, GG-AMB-57.
 */
public final class MoverStrikes {

    private static final PlainOption LET_PASS = PlainOption.passing("none", "Let them pass");

    private final List<Planned> planned = new ArrayList<>();
    private final List<Runnable> after = new ArrayList<>();

    private MoverStrikes() {}

    /** A blow at the mover at that step of the path. */
    public record Planned(QuickDeed.Attack deed, int step) implements Option {

        @Override
        public String id() {
            return deed.id() + "@" + step;
        }

        @Override
        public String text() {
            return deed.text() + (step == 0 ? " before the move" : " after " + step + (step == 1 ? " hex" : " hexes"));
        }
    }

    /** Nobody's. */
    public static MoverStrikes none() {
        return new MoverStrikes();
    }

    /** Asks everybody who may strike at the mover, and at which hex of the path. */
    public static MoverStrikes of(Play<GladiatorsState> play, Gladiator mover, MovePath path) {
        MoverStrikes strikes = new MoverStrikes();
        if (path.steps() < 2 || path.by() == MoveClass.TELEPORT) {
            return strikes;
        }
        for (Gladiator unit : play.state().units()) {
            if (play.state().enemies(unit, mover) && QuickDeeds.canPay(unit) && !isBusy(play.state(), unit, mover)) {
                List<Option> options = options(play.state(), unit, mover, path);
                if (!options.isEmpty()) {
                    options.add(LET_PASS);
                    Option answer = play.choose(Request.one(unit.decider(), "quick.mover", options)
                            .asking(() -> mover.name() + " moves past " + unit.name() + ". Strike?")
                            .otherwise(LET_PASS)
                            .quietly()); // a blow now is one less next turn: people nearly always wait
                    if (answer instanceof Planned one) {
                        strikes.planned.add(one);
                    }
                }
            }
        }
        return strikes;
    }

    private static boolean isBusy(GladiatorsState state, Gladiator unit, Gladiator mover) {
        for (Gladiator other : state.units()) {
            if (other != mover && Engagement.between(state, unit, other)) {
                return true;
            }
        }
        return unit.isHindered();
    }

    private static List<Option> options(GladiatorsState state, Gladiator unit, Gladiator mover, MovePath path) {
        List<Option> options = new ArrayList<>();
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                boolean close = way.has(Melee.class) || way.range() == PowerRange.SHORT;
                if (close
                        && way.kind() instanceof AffectingAbility
                        && !way.isArea()
                        && QuickDeeds.works(state, unit, power, way)) {
                    for (int step : inRange(unit, way, path)) {
                        options.add(new Planned(new QuickDeed.Attack(unit, power, way, mover), step));
                    }
                }
            }
        }
        return options;
    }

    /** The steps in range, if the move begins there or at least two of its steps end there. */
    private static List<Integer> inRange(Gladiator unit, PlainPower way, MovePath path) {
        List<Integer> steps = new ArrayList<>();
        int entered = 0;
        boolean begins = false;
        for (int step = 0; step <= path.steps(); step++) {
            int range = unit.position().spot().distance(path.spot(step));
            boolean below = step > 0 && path.end().isHiddenBelow(); // GG-AMB-74
            boolean near = !below
                    && PowerTargets.reaches(way, range)
                    && range <= way.range().hexes();
            if (near) {
                steps.add(step);
                begins |= step == 0;
                entered += step > 0 ? 1 : 0;
            }
        }
        return begins || entered >= 2 ? steps : List.of();
    }

    /** Whether somebody strikes at that step. */
    public boolean isAt(int step) {
        return planned.stream().anyMatch(one -> one.step == step);
    }

    /** Those who strike at that step: who wins the Speed roll at once, the others after the move. */
    public void resolve(Play<GladiatorsState> play, Gladiator mover, int step) {
        for (Planned one : planned) {
            if (one.step != step || !one.deed.unit().isInAction()) {
                continue;
            }
            Optional<QuickDeed> open = Optional.<QuickDeed>of(one.deed).filter(deed -> deed.isOpen(play.state()));
            if (QuickWindow.isFaster(play, one.deed.unit(), mover, one.deed.text())) {
                open.ifPresent(deed -> deed.resolve(play));
            } else {
                after.add(() -> {
                    if (one.deed.isOpen(play.state())) {
                        one.deed.resolve(play);
                    }
                });
            }
        }
    }

    /** The move is over: those who were too slow strike if the mover is still in range. */
    public void late() {
        after.forEach(Runnable::run);
    }
}
