package arbiter.games.narrative.wild;

import static arbiter.games.narrative.Handbooks.BOOK;

import arbiter.games.narrative.Tables;
import arbiter.games.narrative.sheet.CrewAction;
import arbiter.games.narrative.sheet.CriticalInjury;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.sheet.VehicleCriticalHit;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Option;
import arbiter.testkit.Notebook;
import arbiter.testkit.Uses;
import arbiter.testkit.WildRunContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Every spend, power effect, weapon, injury, Critical Hit and crew action comes up in random encounters, with the
 * questions that they lead to and what the gamemaster calls for.
 */
class EverythingUsedTest extends WildRunContract<NarrativeState> {

    /** What an initiative check can buy is asked at the start, under another label. */
    private static final Set<String> NOT_BOUGHT = Set.of("maneuver-before-combat");

    /** What comes up once in thousands of tables: two triumphs, a weapon made ready for a maneuver before, a ship going down. */
    private static final Set<String> SELDOM = Set.of(
            "bought destroy-equipment",
            "crew manual-repairs",
            "hit crashing-or-sinking",
            "weapon breaching-maul",
            "weapon guided-missile-tube",
            "weapon support-gun");

    private static final List<String> MOMENTS = List.of(
            "asked aim.part",
            "asked attack.again",
            "asked attack.astray",
            "asked attack.targets",
            "asked boarding.enemy",
            "asked boost-defences.zone",
            "asked brace.critical-hit",
            "asked brace.damage",
            "asked check.boost",
            "asked check.limb",
            "asked check.story",
            "asked check.story-against",
            "asked collision.zone",
            "asked crew.check",
            "asked critical-hit.weapon",
            "asked driving.collides-with",
            "asked driving.consequence",
            "asked driving.hazard",
            "asked environment.obstacle",
            "asked facing.side",
            "asked fall.shorter",
            "asked fall.skill",
            "asked fear.source",
            "asked fire.checks",
            "asked fire.ground",
            "asked injury.limb",
            "asked item-repair.which",
            "asked power.cheat-death",
            "asked power.compulsion",
            "asked power.drop",
            "asked power.foresight",
            "asked power.hidden-fact",
            "asked power.leave-out",
            "asked power.move",
            "asked power.object",
            "asked power.sight",
            "asked power.targets",
            "asked ram.collision",
            "asked ram.evade",
            "asked ram.risky",
            "asked ram.targets",
            "asked repair.possible",
            "asked rest.injury",
            "asked shrapnel.skill",
            "asked skill.ruling",
            "asked spend.disable",
            "asked spend.hand-over",
            "asked steering.course",
            "asked steering.when",
            "asked turn.free-maneuver",
            "asked turn.second-maneuver",
            "asked turn.slot",
            "asked vehicle.aboard",
            "asked vehicle.coast",
            "asked workshop.price",
            "called collision-major",
            "called contest",
            "called end-encounter",
            "called opposed-check",
            "called quiet-day",
            "called repair-item",
            "called week",
            "called workshop",
            "threw injury.characteristic",
            "told DeathCheated",
            "told DelayedPowersCame",
            "told ObedienceBegan",
            "told PowersBarred",
            "told RevivalFailed",
            "told VehicleDestroyed");

    EverythingUsedTest() {
        super(Tables.BOOK);
    }

    @Override
    protected NarrativeState table(int number) {
        return WildTable.of(number);
    }

    @Override
    protected Notebook.Witness<NarrativeState> witness(Uses counted) {
        return new Tally(counted);
    }

    @Override
    protected void holds(NarrativeState state) {
        Invariants.check(state);
    }

    /** Every weapon is as likely as the other. */
    @Override
    protected String kind(Option option) {
        String[] parts = option.id().split(":");
        return parts[0].equals("attack") ? "attack:" + parts[1] : parts[0];
    }

    @Override
    protected Set<String> rareKinds() {
        return Set.of("end-turn");
    }

    @Override
    protected int leastTables() {
        return 250;
    }

    @Override
    protected int steps() {
        return 120;
    }

    @Override
    protected List<String> everything() {
        List<String> all = new ArrayList<>(MOMENTS);
        BOOK.content().shelf(PowerEffect.class).ids().forEach(id -> all.add("effect " + id));
        BOOK.content().shelf(CriticalInjury.class).ids().forEach(id -> all.add("injury " + id));
        BOOK.content().shelf(CrewAction.class).ids().forEach(id -> all.add("crew " + id));
        BOOK.content().shelf(Spend.class).ids().stream()
                .filter(id -> !NOT_BOUGHT.contains(id))
                .forEach(id -> all.add("bought " + id));
        BOOK.content().shelf(VehicleCriticalHit.class).ids().forEach(id -> all.add("hit " + id));
        BOOK.content().shelf(Weapon.class).ids().forEach(id -> all.add("weapon " + id));
        all.removeAll(SELDOM);
        return all;
    }
}
