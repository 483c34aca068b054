package arbiter.games.capital.wild;

import arbiter.games.capital.ability.ClearMind.ClarityCounters;
import arbiter.games.capital.ability.DelayTheInevitable.DelayedDamage;
import arbiter.games.capital.ability.KnowYourEnemy.EnemyStudies;
import arbiter.games.capital.ability.Overflow.OverflowCounters;
import arbiter.games.capital.ability.Rally.RallyStatus;
import arbiter.games.capital.ability.Sanctuary.SanctuaryTurns;
import arbiter.games.capital.ability.Supercharge.SuperchargeHealer;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.Combatant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** By which choice one sees that an Ability is used: {@code label option}, or an option alone wherever it is offered. */
final class Signs {

    /** Kinds of options that name the vehicle they use. */
    static final List<String> BY_VEHICLE = List.of("drive", "deploy", "load", "board", "alight");

    /** The Attacks of Companions, which nobody else has. */
    static final Map<String, String> COMPANIONS =
            Map.of("Talons", "sky-beast", "Bite", "land-beast", "Arm laser", "droid", "Drone laser", "drone");

    private static final Map<String, List<String>> SIGNS = new TreeMap<>();

    static {
        both("try-that-again", "attack.aim aim:", "attack.aim-damage aim:");
        both("focus", "focus", "focus:free");
        both("intercept", "intercept.offer ");
        both("power-play", "power-play:");
        both("thats-an-order", "order:");
        both("surge", "surge.use yes");
        both("all-out", "all-out");
        both("sanctuary", "sanctuary");
        both("lockdown", "lockdown.interrupt stop:");
        both("supercharge", "supercharge");
        both("assemble", "assemble:");
        both("telepathic-link", "telepathic-link");
        sign("rally-1", "rally.use yes");
        sign("hot-shot-1", "trickshot.use hot");
        sign("chill-shot-1", "trickshot.use chill");
        sign("toxic-shot-1", "trickshot.use toxic");
        sign("tesla-shot-1", "trickshot.use tesla");
        sign("piercing-shot-1", "piercing-shot.use ");
        sign("critical-hit-1", "critical-hit.use use");
        sign("convalescence-1", "convalescence");
        sign("delay-the-inevitable", "delay:");
        sign("backup", "backup:");
        sign("bonk", "attack.bonk ");
        sign("charge", "move.charge ");
        sign("clear-mind", "clear-mind");
        sign("damage-resist", "attack.block damage-resist:");
        sign("defensive-focus", "attack.block defensive-focus:");
        sign("enthusiastic", "enthusiastic.use use");
        sign("generous", "generous.lend yes");
        sign("high-alert", "attack.block high-alert:");
        sign("know-your-enemy", "know-your-enemy:", "know-your-enemy.use use");
        sign("look-out", "attack.look-out look-out:");
        sign("mind-control", "mind-control:");
        sign("mind-trick", "mind-trick.use yes");
        sign("move-carefully", "move-carefully");
        sign("offensive-focus", "offensive-focus.use use");
        sign("opportunist", "opportunist.use use");
        sign("pep-talk", "pep-talk.use use");
        sign("soul-read", "soul-read:");
        sign("tactical-focus", "tactical-focus.to ");
        sign("terrifying", "terrifying.use terrify:");
    }

    private Signs() {}

    private static void sign(String ability, String... signs) {
        SIGNS.put(ability, List.of(signs));
    }

    private static void both(String name, String... signs) {
        sign(name + "-1", signs);
        sign(name + "-2", signs);
    }

    static boolean chosen(String ability, String label, String option) {
        for (String sign : SIGNS.getOrDefault(ability, List.of())) {
            int gap = sign.indexOf(' ');
            String wanted = sign.substring(gap + 1);
            boolean fits = wanted.isEmpty() || wanted.endsWith(":") ? option.startsWith(wanted) : option.equals(wanted);
            if (fits && (gap < 0 || label.equals(sign.substring(0, gap)))) {
                return true;
            }
        }
        return false;
    }

    /** The entries of the status list that a unit is under now. */
    static List<String> statuses(Combatant unit) {
        List<String> under = new ArrayList<>();
        add(under, "grappled", unit.grappledBy().isPresent());
        add(under, "prone", unit.isProne());
        add(under, "taunted", unit.tauntedBy().isPresent());
        add(under, "critical-condition", unit.isCritical());
        add(under, "missing-bones", unit.bones() < unit.profile().maxima().bones());
        add(under, "chilled", unit.isChilled());
        add(under, "poisoned", unit.isPoisoned());
        add(under, "focus", unit.isFocused());
        add(under, "sanctuary", SanctuaryTurns.of(unit) > 0);
        add(under, "lockdown-counters", unit.watch().lockdown() > 0);
        add(under, "overflow-counters", OverflowCounters.of(unit) > 0);
        add(under, "supercharge", SuperchargeHealer.of(unit).isPresent());
        add(under, "regeneration", unit.regeneration().amount() > 0);
        add(under, "delayed", DelayedDamage.of(unit).isDelayed());
        add(under, "rally", RallyStatus.of(unit).isRallied());
        add(under, "attack-counter", unit.attackCounters() > 0);
        add(under, "prepared", Arrays.stream(Attribute.values()).anyMatch(attribute -> unit.prepared(attribute) > 0));
        add(under, "overwatch", unit.overwatch() > 0);
        add(under, "clarity-counter", ClarityCounters.of(unit) > 0);
        add(under, "investigation", !EnemyStudies.of(unit).investigated().isEmpty());
        return under;
    }

    private static void add(List<String> under, String status, boolean has) {
        if (has) {
            under.add(status);
        }
    }
}
