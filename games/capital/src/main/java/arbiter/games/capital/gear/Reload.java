package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Reloading a weapon in hand: an Action, or with Training an Instant where the weapon says so. Ledger: CAP-EQ-6. */
public record Reload(Combatant unit, int weapon, boolean isAction) implements CapitalAct {

    /**
     * The reloads that are Actions, or those that are Instants. Reloading what is full is an Action at most: as an
     * Instant it would cost nothing and never come to an end.
     */
    public static void offer(Combatant unit, List<CapitalAct> menu, boolean actions) {
        List<Armed> weapons = unit.profile().weapons();
        for (int i = 0; i < weapons.size(); i++) {
            Weapon weapon = weapons.get(i).weapon();
            if (weapon.reload().isPresent()
                    && unit.holds(i)
                    && (actions || unit.ammo(i) < weapon.ammo())
                    && actions != (weapon.reload().get().instantIfTrained() && unit.trainedWith(i))) {
                menu.add(new Reload(unit, i, actions));
            }
        }
    }

    private Weapon gun() {
        return unit.profile().weapons().get(weapon).weapon();
    }

    @Override
    public String id() {
        return "reload:" + gun().id() + ":" + weapon;
    }

    @Override
    public String text() {
        return "Reload the " + gun().name();
    }

    @Override
    public boolean isPointless() {
        return unit.ammo(weapon) >= gun().ammo();
    }

    @Override
    public void resolve(Play<CapitalState> play, Occasion occasion) {
        play.emit(new Reloaded(unit.id(), weapon));
    }
}
