package arbiter.games.capital;

import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.gear.HandsChanged;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** What scenarios of all chapters need: the menus of a unit, damage from nowhere, things in hands. */
public final class ActFixture {

    private ActFixture() {}

    /** The ids of the actions on a unit's menu. */
    public static List<String> actions(CapitalState state, Combatant unit) {
        return ActMenu.actions(state, unit).stream().map(CapitalAct::id).toList();
    }

    /** The ids of those actions that would do something. */
    public static List<String> usefulActions(CapitalState state, Combatant unit) {
        return ActMenu.actions(state, unit).stream()
                .filter(act -> !act.isPointless())
                .map(CapitalAct::id)
                .toList();
    }

    /** The ids of what a unit may do without an action. */
    public static List<String> instants(CapitalState state, Combatant unit) {
        return ActMenu.instants(state, unit).stream().map(CapitalAct::id).toList();
    }

    /** So much damage that nobody deals. */
    public static void damage(Play<CapitalState> play, Combatant unit, int amount) {
        Damage.resolve(
                play, new DamageInProgress(Optional.empty(), unit, Modifiers.of("blast", amount), DamageType.BLUNT));
    }

    /** Puts items of the unit's kit into its hands. */
    public static void hold(CapitalState state, Combatant unit, Integer... items) {
        new HandsChanged(unit.id(), List.of(), List.of(items), List.of(), List.of()).apply(state);
    }
}
