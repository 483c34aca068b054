package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.rule.Combine;
import arbiter.games.centuryg.rule.FinalBeam;
import arbiter.games.centuryg.rule.JuryRig;
import arbiter.games.centuryg.rule.Offense;
import arbiter.games.centuryg.rule.Support;
import arbiter.games.centuryg.rule.Tactic;
import arbiter.games.centuryg.rule.Whom;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A sensible opponent: hits whom it can hurt most and finishes the wounded, suppresses the strong, duels if it is made
 * for that, closes in or keeps its range, calls Supports and repairs where they are worth more than a shot, raises its
 * defenses and spends its Genre Points where they tell. Whatever else is asked it answers by default.
 */
public final class CenturyOpponent implements Agent<CenturyState> {

    /** Attacks that promise less than this are not worth an Action. */
    private static final double WORTHWHILE = 0.7;

    /** Saving a partner is worth more than any common attack. */
    private static final double UNITED = 9;

    /** A Tactic's Weapons, and which of them it was chosen for. */
    private record Intention(List<Offense> ways, int best) {}

    /** What is meant by the latest Action, as long as it is not asked about anew: the Weapon is what comes next. */
    private Intention intention = new Intention(List.of(), 0);

    @Override
    public int pick(CenturyState state, Request<?> request) {
        if (request.label().startsWith("reinforcements.")) {
            return Helping.pick(state, request);
        }
        if (request.decider().isGamemaster()) {
            return request.fallbackIndex();
        }
        Fighter unit = unit(state, request);
        if (unit.isOnFoot()) {
            return Brawl.pick(state, unit, request);
        }
        return switch (request.label()) {
            case "attack.weapon" -> weapon(state, unit, request);
            case "turn.action", "attack.free", "disengage.free" -> action(state, unit, request);
            case "beginning.item" -> Readiness.pick(state, unit, request);
            case "attack.answer", "attack.pierce", "damage.answer", "damage.lethal" -> Retorts.pick(state, request);
            case "attack.target",
                    "attack.second",
                    "aim.target",
                    "power.enemy",
                    "boss.eye",
                    "boss.drain",
                    "boss.faster" -> target(state, unit, request);
            case "formation.place" -> Whereabouts.formation(state, unit, request);
            case "support.place", "jury-rig.place", "resupply.place" -> Whereabouts.aside(state, unit, request);
            case "attack.trade", "test.trade" -> request.options().size() - 1; // +2 is more than a die is worth
            default ->
                request.label().endsWith(".place") || request.label().endsWith(".approach")
                        ? Whereabouts.best(state, unit, request)
                        : Particulars.pick(state, unit, request);
        };
    }

    @Override
    public Optional<Call> call(CenturyState state, Supplier<List<Call>> offered) {
        return SpeakingUp.pick(state, offered);
    }

    /** The Unit it is about: a pilot may act in a Core, or as a part of something greater. */
    private static Fighter unit(CenturyState state, Request<?> request) {
        Optional<Fighter> acting = state.acting();
        Fighter pilot = acting.isPresent() && acting.get().decider().equals(request.decider())
                ? acting.get()
                : state.fighter(request.decider().id());
        return pilot.crew().isAboard() ? state.fighter(pilot.crew().aboard().get()) : pilot;
    }

    /** With which Weapon: the one that the Tactic was chosen for, if it was. */
    private int weapon(CenturyState state, Fighter unit, Request<?> request) {
        return request.options() == intention.ways() ? intention.best() : action(state, unit, request);
    }

    private int action(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        int ready = Readiness.setup(state, unit, options);
        if (ready >= 0) {
            return ready;
        }
        Prospect prospect = new Prospect(state, unit);
        boolean held = UnderFire.holds(state, unit);
        int best = -1;
        double most = 0;
        for (int i = 0; i < options.size(); i++) {
            double promise = promise(state, unit, prospect, options.get(i), held);
            if (promise > most) {
                most = promise;
                best = i;
            }
        }
        if (most >= WORTHWHILE) {
            if (options.get(best) instanceof Tactic tactic) {
                intention = new Intention(tactic.ways(), best(state, unit, prospect, tactic, held));
            }
            return best;
        }
        int instead = Otherwise.pick(state, unit, options);
        return instead >= 0 ? instead : best >= 0 ? best : request.fallbackIndex();
    }

    /** What an Action is worth, in Damage to expect; whoever must not move looks only at what is in reach. */
    private static double promise(CenturyState state, Fighter unit, Prospect prospect, Option option, boolean held) {
        if (option instanceof Offense offense) {
            if (offense.wield().is(WeaponId.FINAL_BEAM)) {
                return Cataclysm.firing(state, unit, offense);
            }
            return held && !UnderFire.staysPut(state, unit, offense) ? 0 : prospect.of(offense);
        }
        if (option instanceof Tactic tactic) {
            return promise(state, unit, prospect, tactic.ways().get(best(state, unit, prospect, tactic, held)), held);
        }
        if (option instanceof Support support) {
            return Supporting.worth(state, unit, support);
        }
        if (option instanceof JuryRig rig) {
            return Mending.worth(unit, rig);
        }
        if (option instanceof FinalBeam) {
            return Cataclysm.charging(state, unit);
        }
        return option instanceof Combine combine && Uniting.wants(combine) ? UNITED : 0;
    }

    /** Which of its Weapons a Tactic promises most with. */
    private static int best(CenturyState state, Fighter unit, Prospect prospect, Tactic tactic, boolean held) {
        List<Offense> ways = tactic.ways();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < ways.size(); i++) {
            double promise = promise(state, unit, prospect, ways.get(i), held);
            if (promise > most) {
                most = promise;
                best = i;
            }
        }
        return best;
    }

    /** The one with the fewest points left that is not too hard to hit. */
    private static int target(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        int best = request.fallbackIndex();
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Whom whom) {
                double value = Stakes.roughly(state, unit, whom.fighter());
                if (value > most) {
                    most = value;
                    best = i;
                }
            }
        }
        return best;
    }
}
