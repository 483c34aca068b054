package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import java.util.ArrayList;
import java.util.List;

/** Whom, and which Zones, one Unit could attack, after a move if need be. Ledger: 5.3 steps 2 to 5. */
public final class Targets {

    private final CenturyState state;
    private final Fighter unit;
    private final Lanes lanes;
    /** Where the Enemies on the map stand in the list, and how many they are. */
    private final int[] enemies;

    private int many;
    private final boolean assists;
    /** The Weapon looked at last and whom it can attack: that serves several modes. */
    private Wield latest;

    private List<Fighter> attacked = List.of();

    Targets(CenturyState state, Fighter unit) {
        this.state = state;
        this.unit = unit;
        this.lanes = new Lanes(state, unit);
        this.assists = Assist.possible(state, unit);
        List<Fighter> fighters = state.fighters();
        this.enemies = new int[fighters.size()];
        for (int i = 0; i < fighters.size(); i++) {
            if (fighters.get(i).isOut() && state.enemies(unit, fighters.get(i))) {
                enemies[many++] = i;
            }
        }
    }

    /** How far that Weapon reaches from where the Unit stands. */
    List<String> range(Wield wield) {
        return Scope.range(state, unit, wield);
    }

    /** From where things can be struck. */
    Lanes lanes() {
        return lanes;
    }

    /** The Enemies that can be named with that Weapon. */
    List<Fighter> of(Strike.Mode mode, Wield wield) {
        if (!suits(mode, wield) || mode == Strike.Mode.ASSIST && !assists) {
            return List.of();
        }
        if (mode == Strike.Mode.ENGAGE) {
            return named(mode, wield);
        }
        if (wield != latest) {
            attacked = named(Strike.Mode.ATTACK, wield);
            latest = wield;
        }
        return attacked;
    }

    private List<Fighter> named(Strike.Mode mode, Wield wield) {
        List<Fighter> targets = new ArrayList<>(many);
        int most = mode == Strike.Mode.ENGAGE ? 0 : Ranges.most(state, unit, wield, false);
        for (int i = 0; i < many; i++) {
            Fighter other = state.fighters().get(enemies[i]);
            if (allowed(mode, other) && canName(mode, wield, other, enemies[i], most)) {
                targets.add(other);
            }
        }
        return targets;
    }

    /** Assist needs a single target, Engage a Unit that is free to duel. Ledger: BCG-OFF-5, BCG-DUEL-1, BCG-AMB-69. */
    boolean suits(Strike.Mode mode, Wield wield) {
        boolean everywhere = wield.is(WeaponId.FINAL_BEAM);
        if (everywhere && !FinalBeam.isCharged(state, unit)) {
            return false;
        }
        if (wield.is(WeaponId.SUPERHEAVY_MACHINEGUN)
                && (unit.isDueling() || !Movement.mayMove(unit) || Footing.isStuck(state, unit))) {
            return false; // BCG-AMB-113
        }
        return switch (mode) {
            case ATTACK, SUPPRESS -> true;
            case ASSIST -> !wield.isArea() && !everywhere;
            case ENGAGE ->
                !everywhere
                        && !unit.isDueling()
                        && !unit.owns(UpgradeId.COLOSSUS)
                        && unit.base().isEmpty()
                        && wield.least() == 0;
        };
    }

    /** Base Units duel only Base Units; one Duel for each Unit. Ledger: BCG-DUEL-2, BCG-AMB-55, BCG-AMB-56. */
    private boolean allowed(Strike.Mode mode, Fighter other) {
        if (mode != Strike.Mode.ENGAGE) {
            return true;
        }
        boolean bases = unit.owns(UpgradeId.BASE_UNIT) == other.owns(UpgradeId.BASE_UNIT);
        return bases && !other.isDueling() && !other.owns(UpgradeId.COLOSSUS);
    }

    /** Whether a Unit can be attacked from here or after coming closer. */
    boolean canName(Wield wield, Fighter target) {
        int place = 0;
        while (state.fighters().get(place) != target) {
            place++;
        }
        return canName(Strike.Mode.ATTACK, wield, target, place, Ranges.most(state, unit, wield, false));
    }

    /** The fighter at that place of the list, with a Weapon that reaches so far without an Aim. */
    private boolean canName(Strike.Mode mode, Wield wield, Fighter target, int place, int unaimed) {
        if (wield.is(WeaponId.FINAL_BEAM)) {
            return true;
        }
        boolean aimed = Aiming.at(state, unit, wield, target);
        if (wield.is(WeaponId.SNIPER_RIFLE) && !aimed) {
            return false;
        }
        boolean farther = aimed && mode != Strike.Mode.ENGAGE;
        return lanes.canStrike(wield, target, place, farther ? Ranges.most(state, unit, wield, true) : unaimed);
    }

    /** Whether an area can be aimed at a Zone. Ledger: BCG-AMB-64. */
    boolean canAim(Wield wield, int zone) {
        return lanes.canStrike(wield, Goal.of(zone), Ranges.most(state, unit, wield, true));
    }

    /** Whether a Zone can be named for an area. */
    boolean canName(Wield wield, int zone) {
        int most = Ranges.most(state, unit, wield, Aiming.at(state, unit, wield, zone));
        return lanes.canStrike(wield, Goal.of(zone), most);
    }
}
