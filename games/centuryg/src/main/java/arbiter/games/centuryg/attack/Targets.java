package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.kernel.Gap;
import java.util.ArrayList;
import java.util.List;

/** Whom, and which Zones, one Unit could attack, after a move if need be. Ledger: 5.3 steps 2 to 5. */
public final class Targets {

    private final CenturyState state;
    private final Fighter unit;
    private final FiringPositions lanes;
    /** Where the Enemies on the map stand in the list, and how many they are. */
    private final int[] enemies;

    private int many;
    private final boolean assists;
    /** The Weapon looked at last and whom it can attack: that serves several modes. */
    private WeaponInUse latest;

    private List<Fighter> attacked = List.of();

    public Targets(CenturyState state, Fighter unit) {
        this.state = state;
        this.unit = unit;
        this.lanes = new FiringPositions(state, unit);
        this.assists = Assist.possible(state, unit);
        List<Fighter> fighters = state.units();
        this.enemies = new int[fighters.size()];
        for (int i = 0; i < fighters.size(); i++) {
            if (fighters.get(i).isOut() && state.enemies(unit, fighters.get(i))) {
                enemies[many++] = i;
            }
        }
    }

    /** How far that Weapon reaches from where the Unit stands. */
    List<String> range(WeaponInUse wield) {
        return AffectedZones.range(state, unit, wield);
    }

    /** Why it does not get at Zones within its Range. */
    List<Gap> gaps(WeaponInUse wield) {
        return AffectedZones.gaps(state, unit, wield);
    }

    /** From where things can be struck. */
    FiringPositions lanes() {
        return lanes;
    }

    /** The Enemies that can be named with that Weapon. */
    List<Fighter> of(AttackInProgress.Mode mode, WeaponInUse wield) {
        if (!suits(mode, wield) || mode == AttackInProgress.Mode.ASSIST && !assists) {
            return List.of();
        }
        if (mode == AttackInProgress.Mode.ENGAGE) {
            return named(mode, wield);
        }
        if (wield != latest) {
            attacked = named(AttackInProgress.Mode.ATTACK, wield);
            latest = wield;
        }
        return attacked;
    }

    private List<Fighter> named(AttackInProgress.Mode mode, WeaponInUse wield) {
        List<Fighter> targets = new ArrayList<>(many);
        int most = mode == AttackInProgress.Mode.ENGAGE ? 0 : WeaponRanges.most(state, unit, wield, false);
        for (int i = 0; i < many; i++) {
            Fighter other = state.units().get(enemies[i]);
            if (allowed(mode, other) && canName(mode, wield, other, enemies[i], most)) {
                targets.add(other);
            }
        }
        return targets;
    }

    /** Assist needs a single target, Engage a Unit that is free to duel. Ledger: BCG-OFF-5, BCG-DUEL-1, BCG-AMB-69. */
    boolean suits(AttackInProgress.Mode mode, WeaponInUse wield) {
        boolean everywhere = wield.strikesEverybody();
        if (wield.has(trait -> !trait.isReady(state, unit))) {
            return false;
        }
        return switch (mode) {
            case ATTACK, SUPPRESS -> true;
            case ASSIST -> !wield.isArea() && !everywhere;
            case ENGAGE ->
                !everywhere
                        && !unit.isDueling()
                        && !Footprint.isLarge(unit)
                        && unit.base().isEmpty()
                        && wield.least() == 0;
        };
    }

    /** Base Units duel only Base Units; one Duel for each Unit. Ledger: BCG-DUEL-2, BCG-AMB-55, BCG-AMB-56. */
    private boolean allowed(AttackInProgress.Mode mode, Fighter other) {
        if (mode != AttackInProgress.Mode.ENGAGE) {
            return true;
        }
        boolean bases = unit.owns(UpgradeId.BASE_UNIT) == other.owns(UpgradeId.BASE_UNIT);
        return bases && !other.isDueling() && !Footprint.isLarge(other);
    }

    /** Whether a Unit can be attacked from here or after coming closer. */
    public boolean canName(WeaponInUse wield, Fighter target) {
        int place = 0;
        while (state.units().get(place) != target) {
            place++;
        }
        return canName(
                AttackInProgress.Mode.ATTACK, wield, target, place, WeaponRanges.most(state, unit, wield, false));
    }

    /** The fighter at that place of the list, with a Weapon that reaches so far without an Aim. */
    private boolean canName(AttackInProgress.Mode mode, WeaponInUse wield, Fighter target, int place, int unaimed) {
        if (wield.strikesEverybody()) {
            return true;
        }
        boolean aimed = AimBenefit.at(state, unit, wield, target);
        if (!aimed && wield.needsAim()) {
            return false;
        }
        boolean farther = aimed && mode != AttackInProgress.Mode.ENGAGE;
        return lanes.canStrike(wield, target, place, farther ? WeaponRanges.most(state, unit, wield, true) : unaimed);
    }

    /** Whether an area can be aimed at a Zone. Ledger: BCG-AMB-64. */
    boolean canAim(WeaponInUse wield, int zone) {
        return lanes.canStrike(wield, ShotGoal.of(zone), WeaponRanges.most(state, unit, wield, true));
    }

    /** Whether a Zone can be named for an area. */
    public boolean canName(WeaponInUse wield, int zone) {
        int most = WeaponRanges.most(state, unit, wield, AimBenefit.at(state, unit, wield, zone));
        return lanes.canStrike(wield, ShotGoal.of(zone), most);
    }
}
