package arbiter.games.centuryg;

import arbiter.games.centuryg.attack.Attack;
import arbiter.games.centuryg.attack.AttackAction;
import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.MightTested;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.damage.Damaged;
import arbiter.games.centuryg.damage.LevelsLost;
import arbiter.games.centuryg.power.FreePowers;
import arbiter.games.centuryg.power.SetupPowers;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponUse;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.ArrayList;
import java.util.List;

/** What scenarios of Powers have in common: whole attacks, menus and calls. */
public abstract class CombatScenario extends StrictScenarios<CenturyState> {

    /** One Attack of a Unit's own Turn. */
    public static void attack(Play<CenturyState> play, Fighter attacker, Fighter target, String weapon) {
        attack(play, attacker, target, weapon, AttackInProgress.Mode.ATTACK, false);
    }

    public static void attack(
            Play<CenturyState> play,
            Fighter attacker,
            Fighter target,
            String weapon,
            AttackInProgress.Mode mode,
            boolean boosted) {
        WeaponInUse wield = new WeaponInUse(mounted(attacker, weapon), boosted ? WeaponUse.BOOSTED : WeaponUse.PLAIN);
        Attack.resolve(play, attacker, new AttackAction(mode, wield, List.of(target), 0), Occasion.ACTION);
    }

    public static WeaponInUse wield(Fighter unit, String weapon) {
        return new WeaponInUse(mounted(unit, weapon), WeaponUse.PLAIN);
    }

    public static Mounted mounted(Fighter unit, String weapon) {
        return unit.weapons().stream()
                .filter(mounted -> mounted.weapon().id().equals(weapon))
                .findFirst()
                .orElseThrow();
    }

    /** Every Might Test as total against Defense. */
    public static List<String> tests(Scenario<CenturyState> play) {
        List<String> tests = new ArrayList<>();
        for (var event : play.events()) {
            if (event instanceof MightTested tested) {
                tests.add(tested.total() + " against " + tested.defense().total());
            }
        }
        return tests;
    }

    /** How much Damage was dealt, and to whom. */
    public static List<String> damage(Scenario<CenturyState> play) {
        List<String> damage = new ArrayList<>();
        for (var event : play.events()) {
            if (event instanceof Damaged damaged) {
                damage.add(damaged.unit() + " " + damaged.amount());
            }
        }
        return damage;
    }

    /** The ids on the menu of Setup Powers. */
    public static List<String> setups(CenturyState state, Fighter unit) {
        List<CenturyAct> deeds = new ArrayList<>();
        SetupPowers.offer(state, unit, deeds);
        SetupPowers.offerWithAction(state, unit, deeds);
        return deeds.stream().map(CenturyAct::id).toList();
    }

    public static void setup(Play<CenturyState> play, Fighter unit, String id) {
        List<CenturyAct> deeds = new ArrayList<>();
        SetupPowers.offer(play.state(), unit, deeds);
        SetupPowers.offerWithAction(play.state(), unit, deeds);
        deeds.stream()
                .filter(deed -> deed.id().equals(id))
                .findFirst()
                .orElseThrow()
                .resolve(play, unit);
    }

    /** The ids of what a Unit could call without being asked. */
    public static List<String> calls(CenturyState state, Fighter unit) {
        return calls(state).stream()
                .filter(call -> call.decider().equals(unit.caller()))
                .map(call -> call.option().id())
                .toList();
    }

    public static void call(Play<CenturyState> play, Fighter unit, String id) {
        Call called = calls(play.state()).stream()
                .filter(call -> call.decider().equals(unit.caller()))
                .filter(call -> call.option().id().equals(id))
                .findFirst()
                .orElseThrow();
        FreePowers.call(play, called);
    }

    /** Takes Threshold before the scenario begins, Levels and all, without earning anything. */
    public static void hurt(CenturyState state, Fighter unit, int amount) {
        new Damaged(unit.id(), amount, "before").apply(state);
        new LevelsLost(unit.id(), unit.levelsLost(), 0).apply(state);
        List<arbiter.games.centuryg.sheet.Area> areas = arbiter.games.centuryg.sheet.Area.EXTERNAL;
        for (int i = areas.size() - unit.levelsLost(); i < areas.size(); i++) {
            new arbiter.games.centuryg.damage.Maimed(unit.id(), areas.get(i)).apply(state);
        }
    }

    private static List<Call> calls(CenturyState state) {
        List<Call> calls = new ArrayList<>();
        FreePowers.offer(state, calls);
        return calls;
    }
}
