package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.AttackAction;
import arbiter.games.centuryg.attack.AttackEstimates;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;

/** What the Offensive Actions of a Unit promise, guessed fast: Damage to expect, more if that may finish the target. */
final class AttackValue {

    private static final int TENSE = 3;
    /** What an Advantage is worth to an ally who may use it or not. */
    private static final double HELP = 0.9;

    private final CenturyState state;
    private final Fighter unit;
    /** What each Weapon came to against each fighter: one look serves all modes. */
    private final List<Look> looks = new ArrayList<>(6);

    private Look look;
    private WeaponInUse wield;
    /** Made when first needed: some have nobody to strike. */
    private AttackEstimates weighing;

    /** What each fighter has against this Unit, whatever it attacks with. */
    private final Modifiers[] defenses;
    /** The targets looked up last, and where they stand in the list. */
    private List<Fighter> found = List.of();

    private final int[] places;
    /** What a Barrier of each fighter would stop. */
    private final int[] barriers;

    /** What an Assist gives besides Damage. */
    private final double help;

    AttackValue(CenturyState state, Fighter unit) {
        this.state = state;
        this.unit = unit;
        int fighters = state.units().size();
        this.defenses = new Modifiers[fighters];
        this.places = new int[fighters];
        this.barriers = new int[fighters];
        for (int i = 0; i < fighters; i++) {
            barriers[i] = state.best(Mark.Kind.BARRIER, state.units().get(i));
        }
        this.help = SupportValue.anybodyToAct(state, unit) ? HELP : 0;
    }

    private record Look(WeaponInUse wield, MightOutlook[] outlooks) {}

    /** The best that this Action promises against any of its targets. */
    double of(AttackAction offense) {
        if (offense.wield() != wield) {
            wield = offense.wield();
            look = look();
        }
        double best = 0;
        List<Fighter> targets = offense.targets();
        if (targets != found) {
            find(targets);
        }
        for (int i = 0; i < targets.size(); i++) {
            best = Math.max(best, of(offense.mode(), places[i]));
        }
        return best - 0.1 * offense.energy();
    }

    private Look look() {
        for (int i = 0; i < looks.size(); i++) {
            if (looks.get(i).wield() == wield) {
                return looks.get(i);
            }
        }
        Look first = new Look(wield, new MightOutlook[places.length]);
        looks.add(first);
        return first;
    }

    private void find(List<Fighter> targets) {
        for (int i = 0; i < targets.size(); i++) {
            places[i] = place(targets.get(i));
        }
        found = targets;
    }

    /** Where it stands in the list; options may hold other copies of the fighters. */
    private int place(Fighter target) {
        List<Fighter> fighters = state.units();
        for (int place = 0; place < fighters.size(); place++) {
            if (fighters.get(place) == target) {
                return place;
            }
        }
        return fighters.indexOf(state.unit(target.id()));
    }

    private double of(AttackInProgress.Mode mode, int place) {
        Fighter target = state.units().get(place);
        if (TargetValue.isElsewhere(unit, target)) {
            return 0; // whoever duels looks to the opponent
        }
        MightOutlook outlook = outlook(place);
        int net = outlook.net() + edge(mode, target);
        double damage = TargetValue.through(Chances.damage(outlook.ahead(), net), barriers[place]);
        double chance = Chances.passing(outlook.ahead(), net);
        double promise = switch (mode) {
            case ATTACK -> TargetValue.worth(state, damage, chance, target) + area(target) - haste();
            case SUPPRESS ->
                TargetValue.worth(state, damage / 2, chance, target)
                        + chance * TargetValue.EDGE * TargetValue.threat(target);
            case ASSIST -> TargetValue.worth(state, damage, chance, target) + help;
            case ENGAGE ->
                TargetValue.worth(state, damage, chance, target) + TargetValue.closeness(unit, target) - haste();
        };
        return target.isDueling() ? astray(target, promise, chance) : promise;
    }

    /** Half of what would pass against both duelists hits the friend. Ledger: BCG-DUEL-5. */
    private double astray(Fighter target, double promise, double chance) {
        Fighter other = state.unit(target.duel().get());
        if (other == unit || chance == 0 || state.enemies(unit, other) || wield.isArea()) {
            return promise;
        }
        MightOutlook outlook = outlook(place(other));
        double both = Math.min(chance, Chances.passing(outlook.ahead(), outlook.net()));
        double harm = Chances.damage(outlook.ahead(), outlook.net());
        double loss = TargetValue.worth(state, harm, both, other);
        return promise * (1 - both / (2 * chance)) - loss / 2;
    }

    private MightOutlook outlook(int place) {
        MightOutlook[] outlooks = look.outlooks();
        if (outlooks[place] == null) {
            Fighter target = state.units().get(place);
            outlooks[place] = weighing().against(target, defense(place, target));
        }
        return outlooks[place];
    }

    private AttackEstimates weighing() {
        if (weighing == null) {
            weighing = new AttackEstimates(state, unit, wield);
        }
        weighing.take(wield);
        return weighing;
    }

    private int defense(int place, Fighter target) {
        if (defenses[place] == null) {
            defenses[place] = Defense.of(state, target, unit);
        }
        return defenses[place].total();
    }

    /** Ledger: BCG-OFF-5, BCG-DUEL-10. */
    private int edge(AttackInProgress.Mode mode, Fighter target) {
        return switch (mode) {
            case ATTACK, SUPPRESS -> 0;
            case ASSIST -> -1;
            case ENGAGE -> wield.weapon().isMelee() && !target.isDueling() ? 1 : 0;
        };
    }

    /** Others that a Blast would strike around the target count as well, friends against it. */
    private double area(Fighter target) {
        if (!wield.is(WeaponAbility.BLAST)) {
            return 0;
        }
        double more = 0;
        int radius = wield.blast();
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other != target
                    && other != unit
                    && other.isOut()
                    && state.field().zones().distance(other.zone(), target.zone()) <= radius) {
                more += state.enemies(unit, other) ? TargetValue.EDGE : -2 * TargetValue.EDGE;
            }
        }
        return more;
    }

    /** A first Technique is kept for when Tension makes it tell. Ledger: BCG-ABIL-9. */
    private double haste() {
        boolean first = wield.is(WeaponAbility.TECHNIQUE) && unit.used().techniques() == 0;
        return first && state.tension() < TENSE ? TargetValue.FINISHING : 0;
    }
}
