package arbiter.games.capital.unit;

import arbiter.games.capital.sheet.Maxima;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;

/** What a unit has left of everything that is spent. */
public final class UnitBars {

    public static final String HP = "HP";
    public static final String ARMOUR_HP = "Armour HP";
    public static final String ENERGY = "Energy";
    public static final String AMMO = "Ammo";
    public static final String BONES = "Bones";

    private UnitBars() {}

    /** What the odds call it that nothing of the unit's first bar is left. */
    public static String fall(Combatant combatant) {
        boolean lives = combatant.profile().maxima().bones() > 0;
        return combatant.id() + (lives ? " becomes critical condition" : " becomes defeated");
    }

    public static List<View.Bar> of(Combatant combatant) {
        Maxima maxima = combatant.profile().maxima();
        List<View.Bar> bars = new ArrayList<>();
        bars.add(new View.Bar(HP, combatant.hp(), combatant.maxHp()));
        combatant
                .profile()
                .shell()
                .ifPresent(shell ->
                        bars.add(new View.Bar(ARMOUR_HP, combatant.powerArmour().hp(), shell.hitPoints())));
        if (combatant.bond().isEmpty()) { // a Companion shares its owner's
            bars.add(new View.Bar(ENERGY, combatant.energy(), maxima.energy()));
        }
        if (combatant.isVehicle() && combatant.vehicle().vehicle().ammo() > 0) {
            int full = combatant.vehicle().vehicle().ammo();
            bars.add(new View.Bar(AMMO, combatant.crew().ammo(), full));
        }
        if (maxima.bones() > 0) {
            bars.add(new View.Bar(BONES, combatant.bones(), maxima.bones()));
        }
        return bars;
    }
}
