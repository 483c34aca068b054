package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.machine.MorphAction;
import arbiter.games.centuryg.move.Overbooster;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.support.CommanderType;
import arbiter.games.centuryg.turn.ActSubmenu;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BeginningUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.games.centuryg.upgrade.UpgradeTraits;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;

/** What to do before the Action: Powers that make the attack tell, repairs, shields; then on. */
final class SetupChoice {

    /** From here on an attack is worth a Genre Point. */
    private static final int TENSE = 2;

    private static final int HURT = 6;
    private static final String SIGNATURE = "signature-weapon";
    /** Zones that Gotta go Fast adds. */
    private static final int HURRY = 5;

    /** A Support without an Action is worth one Energy. */
    private static final double FREELY = 1.4;

    private SetupChoice() {}

    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        int support = commands(unit) ? support(state, unit, options) : -1;
        if (support >= 0) {
            return support;
        }
        int on = -1;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).declines()) {
                on = i;
            } else if (wants(state, unit, options.get(i))) {
                return i;
            }
        }
        return on >= 0 ? on : 0;
    }

    /** What may still be called on the way to the Action: it takes none itself. Below zero if nothing is wanted. */
    static int setup(CenturyState state, Fighter unit, List<? extends Option> options) {
        for (int i = options.size() - 1; i >= 0; i--) { // they come last
            if (options.get(i) instanceof CenturyAct deed && !deed.takesAction() && wants(state, unit, deed)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean commands(Fighter unit) {
        List<InstalledTrait<BeginningUpgrade>> upgrades = unit.upgrades().beginnings();
        for (int i = 0; i < upgrades.size(); i++) {
            if (upgrades.get(i).trait() instanceof CommanderType) {
                return true;
            }
        }
        return false;
    }

    /** The Support that is worth most, if it is worth its Energy. Ledger: commander-type. */
    private static int support(CenturyState state, Fighter unit, List<? extends Option> options) {
        int best = -1;
        double most = FREELY;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof CommanderType.Command commander) {
                double worth = SupportValue.worth(state, unit, commander.support());
                if (worth > most) {
                    most = worth;
                    best = i;
                }
            }
        }
        return best;
    }

    private static boolean wants(CenturyState state, Fighter unit, Option option) {
        if (option instanceof MorphAction || option instanceof ActSubmenu) {
            return FormChoice.wants(state, unit, option);
        }
        if (option instanceof Overbooster.Thrust booster) {
            return outOfReach(state, unit, booster.zones());
        }
        if (option instanceof UpgradeItem item) {
            return wants(state, unit, UpgradeTraits.word(item.trait()));
        }
        String id = option.id();
        int colon = id.indexOf(':');
        if (id.startsWith(SIGNATURE)) {
            return state.tension() >= TENSE && works(state, unit, id.substring(colon + 1)) && isWorthIt(state, unit);
        }
        return wants(state, unit, colon < 0 ? id : id.substring(0, colon));
    }

    private static boolean wants(CenturyState state, Fighter unit, String id) {
        return switch (id) {
            case "die-for-me",
                    "do-you-desire-the-power",
                    "useless",
                    "behold-my-true-power",
                    "your-fate-is-sealed",
                    "make-my-monster-grow",
                    "energy-drain",
                    "it-keeps-coming-back",
                    "three-times-faster",
                    "phantom-predator",
                    "boss-possession",
                    "take-lead" -> true;
            case "my-style-is-impetuous" -> state.tension() >= TENSE && isWorthIt(state, unit);
            case "the-tacticool-approach" -> state.tension() >= TENSE && near(state, unit);
            case "you-are-going-down", "come-at-me-bro" ->
                state.tension() >= TENSE && unit.genre().points() > 1;
            case "this-is-my-battlefield" -> unit.genre().points() > 1 && TerrainChoice.wants(state, unit);
            case "synchro-attack" -> SynchroChoice.wants(state, unit);
            case "trump-card" -> TrumpCardChoice.wants(state, unit);
            case "gotta-go-fast" -> unit.genre().points() > 1 && outOfReach(state, unit, HURRY);
            case "i-accept-your-offering" -> RepairChoice.missing(unit) > 2 * HURT;
            case "dont-give-up" -> hurtAlly(state, unit);
            case "regenerative" -> RepairChoice.missing(unit) >= HURT && RepairChoice.wants(state, unit, 1);
            case "biological" -> RepairChoice.wants(state, unit, 2);
            case "absolute-barrier" -> BarrierChoice.wants(state, unit);
            case "antigravity" -> TerrainChoice.hinders(state, unit);
            case "invincible-alloy" -> unit.maims().size() > 1;
            default -> false;
        };
    }

    /** Nobody can be struck in this Turn, but somebody could with so many Zones more. */
    private static boolean outOfReach(CenturyState state, Fighter unit, int farther) {
        return !EnemyReach.threatens(state, unit, 0) && EnemyReach.threatens(state, unit, farther);
    }

    private static boolean works(CenturyState state, Fighter unit, String weapon) {
        for (Mounted mounted : unit.weapons()) {
            if (mounted.weapon().id().equals(weapon)) {
                return EquipmentStatus.weapon(state, unit, mounted);
            }
        }
        return false;
    }

    /** The one that would be struck is near, and not to be had for less. */
    private static boolean isWorthIt(CenturyState state, Fighter unit) {
        if (!near(state, unit)) {
            return false;
        }
        int points = 0;
        double most = Double.NEGATIVE_INFINITY;
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other) && TargetValue.roughly(state, unit, other) > most) {
                most = TargetValue.roughly(state, unit, other);
                points = other.points();
            }
        }
        return points > most;
    }

    /** Somebody is close enough to be hit in this Turn. */
    private static boolean near(CenturyState state, Fighter unit) {
        int reach = 2 + unit.machine().speed() + PositionChoice.comfort(state, unit);
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other) && state.distance(unit, other) <= reach) {
                return true;
            }
        }
        return false;
    }

    private static boolean hurtAlly(CenturyState state, Fighter unit) {
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isFighting() && !state.enemies(unit, other) && other.fullPoints() - other.points() >= HURT) {
                return true;
            }
        }
        return false;
    }
}
