package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Damaged;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.LevelsLost;
import arbiter.games.centuryg.state.MightTested;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import arbiter.testkit.Scenario;
import arbiter.testkit.ScenarioTest;
import java.util.ArrayList;
import java.util.List;

/** What scenarios of Powers have in common: whole attacks, menus and calls. */
abstract class PowerTest extends ScenarioTest<CenturyState> {

    /** One Attack of a Unit's own Turn. */
    static void attack(Play<CenturyState> play, Fighter attacker, Fighter target, String weapon) {
        attack(play, attacker, target, weapon, Strike.Mode.ATTACK, false);
    }

    static void attack(
            Play<CenturyState> play,
            Fighter attacker,
            Fighter target,
            String weapon,
            Strike.Mode mode,
            boolean boosted) {
        Wield wield = new Wield(mounted(attacker, weapon), boosted ? Manner.BOOSTED : Manner.PLAIN);
        Attack.resolve(play, attacker, new Offense(mode, wield, List.of(target), 0), Strike.Occasion.ACTION);
    }

    static Wield wield(Fighter unit, String weapon) {
        return new Wield(mounted(unit, weapon), Manner.PLAIN);
    }

    static Mounted mounted(Fighter unit, String weapon) {
        return unit.weapons().stream()
                .filter(mounted -> mounted.weapon().id().equals(weapon))
                .findFirst()
                .orElseThrow();
    }

    /** Every Might Test as total against Defense. */
    static List<String> tests(Scenario<CenturyState> play) {
        List<String> tests = new ArrayList<>();
        for (var event : play.events()) {
            if (event instanceof MightTested tested) {
                tests.add(tested.total() + " against " + tested.defense());
            }
        }
        return tests;
    }

    /** How much Damage was dealt, and to whom. */
    static List<String> damage(Scenario<CenturyState> play) {
        List<String> damage = new ArrayList<>();
        for (var event : play.events()) {
            if (event instanceof Damaged damaged) {
                damage.add(damaged.unit() + " " + damaged.amount());
            }
        }
        return damage;
    }

    /** The ids on the menu of Setup Powers. */
    static List<String> setups(CenturyState state, Fighter unit) {
        List<Deed> deeds = new ArrayList<>();
        SetupPowers.offer(state, unit, deeds);
        SynchroAttack.offer(state, unit, deeds);
        return deeds.stream().map(Deed::id).toList();
    }

    static void setup(Play<CenturyState> play, Fighter unit, String id) {
        List<Deed> deeds = new ArrayList<>();
        SetupPowers.offer(play.state(), unit, deeds);
        SynchroAttack.offer(play.state(), unit, deeds);
        deeds.stream()
                .filter(deed -> deed.id().equals(id))
                .findFirst()
                .orElseThrow()
                .resolve(play, unit);
    }

    /** The ids of what a Unit could call without being asked. */
    static List<String> calls(CenturyState state, Fighter unit) {
        return calls(state).stream()
                .filter(call -> call.decider().equals(unit.caller()))
                .map(call -> call.option().id())
                .toList();
    }

    static void call(Play<CenturyState> play, Fighter unit, String id) {
        Call called = calls(play.state()).stream()
                .filter(call -> call.decider().equals(unit.caller()))
                .filter(call -> call.option().id().equals(id))
                .findFirst()
                .orElseThrow();
        FreePowers.call(play, called);
    }

    /** Takes Threshold before the scenario begins, Levels and all, without earning anything. */
    static void hurt(CenturyState state, Fighter unit, int amount) {
        new Damaged(unit.id(), amount, "before").apply(state);
        new LevelsLost(unit.id(), unit.levelsLost(), 0).apply(state);
        List<arbiter.games.centuryg.sheet.Area> areas = arbiter.games.centuryg.sheet.Area.EXTERNAL;
        for (int i = areas.size() - unit.levelsLost(); i < areas.size(); i++) {
            new arbiter.games.centuryg.state.Maimed(unit.id(), areas.get(i)).apply(state);
        }
    }

    private static List<Call> calls(CenturyState state) {
        List<Call> calls = new ArrayList<>();
        FreePowers.offer(state, calls);
        return calls;
    }
}
