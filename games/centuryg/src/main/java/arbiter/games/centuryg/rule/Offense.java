package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** An Offensive Action with a Weapon, on the menu of Actions when it has a legal target. Ledger: BCG-OFF-1 to BCG-OFF-6. */
public record Offense(Strike.Mode mode, Mounted mounted, boolean boosted, List<Fighter> targets) implements Deed {

    /** Everything this Unit could do offensively just now. */
    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        for (Mounted mounted : unit.weapons()) {
            if (Working.weapon(state, unit, mounted)) {
                offer(state, unit, mounted, deeds);
            }
        }
    }

    private static void offer(CenturyState state, Fighter unit, Mounted mounted, List<Deed> deeds) {
        boolean boost = boostable(unit, mounted);
        for (Strike.Mode mode : Strike.Mode.values()) {
            List<Fighter> targets = Targets.of(state, unit, mode, mounted);
            if (!targets.isEmpty()) {
                deeds.add(new Offense(mode, mounted, false, targets));
                if (boost) {
                    deeds.add(new Offense(mode, mounted, true, targets));
                }
            }
        }
    }

    private static boolean boostable(Fighter unit, Mounted mounted) {
        return mounted.weapon().is(WeaponAbility.BEAM)
                && mounted.weapon().boost().isPresent()
                && unit.energy()
                        >= Working.cost(unit, mounted.weapon())
                                + mounted.weapon().boost().getAsInt();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Attack.resolve(play, unit, this, false);
    }

    @Override
    public String id() {
        return mode.word().toLowerCase(java.util.Locale.ROOT)
                + ":"
                + mounted.weapon().id()
                + (boosted ? ":boosted" : "");
    }

    @Override
    public String text() {
        return mode.word() + " with the " + mounted.weapon().name() + (boosted ? ", Boosted" : "");
    }

    @Override
    public List<Cost> costs() {
        List<Cost> costs = new ArrayList<>();
        int energy = boosted ? mounted.weapon().boost().orElse(0) : 0;
        if (mounted.weapon().is(WeaponAbility.BEAM)) {
            energy++;
        }
        if (energy > 0) {
            costs.add(new Cost("Energy", energy));
        }
        return costs;
    }
}
