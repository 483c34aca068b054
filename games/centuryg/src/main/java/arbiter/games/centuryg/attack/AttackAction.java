package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.damage.Damaged;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.games.centuryg.weapon.WeaponTrait;
import arbiter.kernel.Cost;
import arbiter.kernel.Gap;
import arbiter.kernel.Headline;
import arbiter.kernel.Measures;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * An Offensive Action with a Weapon, on the menu of Actions when it has a legal target; what was found out for the menu
 * goes with it. Ledger: BCG-OFF-1 to BCG-OFF-6.
 */
public record AttackAction(
        AttackInProgress.Mode mode, WeaponInUse wield, List<Fighter> targets, int energy, Optional<Targets> finder)
        implements CenturyAct {

    /** What one decides an attack on several Units by: hurting Enemies, and sparing one's own. */
    static final List<Headline> ON_SEVERAL = List.of(
            Headline.wanted("hit"),
            Headline.wanted(Damaged.DAMAGE),
            Headline.feared(Measures.toFriends(Damaged.DAMAGE)));

    private static final AttackInProgress.Mode[] MODES = AttackInProgress.Mode.values();

    /** One that stands on no menu of Actions. */
    public AttackAction(AttackInProgress.Mode mode, WeaponInUse wield, List<Fighter> targets, int energy) {
        this(mode, wield, targets, energy, Optional.empty());
    }

    /** Everything this Unit could do offensively just now. */
    public static void offer(CenturyState state, Fighter unit, Targets finder, List<CenturyAct> deeds) {
        Optional<Targets> found = Optional.of(finder);
        List<WeaponInUse> weapons = unit.fittings().plainWeapons();
        for (int i = 0; i < weapons.size(); i++) {
            WeaponInUse plain = weapons.get(i);
            if (EquipmentStatus.weapon(state, unit, plain.mounted())) {
                offer(state, unit, plain, found, deeds);
                if (WeaponInUse.boostable(unit, plain.mounted())) {
                    offer(state, unit, plain.boosted(), found, deeds);
                }
                if (plain.has(WeaponTrait::canBeSpent)) {
                    offer(state, unit, plain.spent(), found, deeds);
                }
            }
        }
    }

    private static void offer(
            CenturyState state, Fighter unit, WeaponInUse wield, Optional<Targets> found, List<CenturyAct> deeds) {
        Targets finder = found.get();
        for (AttackInProgress.Mode mode : MODES) {
            List<Fighter> targets = finder.of(mode, wield);
            if (!targets.isEmpty() || canStrikeZones(state, unit, mode, wield, finder)) {
                deeds.add(new AttackAction(mode, wield, targets, cost(unit, wield), found));
            }
        }
    }

    /** Areas may be aimed at Zones even if no Enemy can be named. Ledger: BCG-TRB-13. */
    private static boolean canStrikeZones(
            CenturyState state, Fighter unit, AttackInProgress.Mode mode, WeaponInUse wield, Targets finder) {
        boolean zones = mode == AttackInProgress.Mode.ATTACK || mode == AttackInProgress.Mode.SUPPRESS;
        return zones
                && wield.isArea()
                && !Declaration.worthwhile(state, unit, wield, finder).isEmpty();
    }

    /** The same against one Enemy only, out of turn. Ledger: BCG-AMB-59, BCG-AMB-132. */
    public static void offerAgainst(CenturyState state, Fighter unit, Fighter offender, List<CenturyAct> deeds) {
        List<CenturyAct> all = new ArrayList<>();
        offer(state, unit, new Targets(state, unit), all);
        for (CenturyAct deed : all) {
            if (deed instanceof AttackAction offense && offense.targets.contains(offender)) {
                deeds.add(new AttackAction(offense.mode, offense.wield, List.of(offender), offense.energy));
            }
        }
    }

    private static int cost(Fighter unit, WeaponInUse wield) {
        int base = EquipmentStatus.cost(unit, wield.weapon());
        return wield.isBoosted() ? base + WeaponInUse.boostCost(wield.mounted()) : base;
    }

    @Override
    public boolean offensive() {
        return true;
    }

    @Override
    public List<Headline> headlines() {
        return targets.size() == 1 && !wield.isArea()
                ? List.of(
                        Headline.wanted("hit"),
                        Headline.wanted(targets.get(0).id() + " " + Fighter.THRESHOLD),
                        Headline.feared(Measures.toFriends(Damaged.DAMAGE)))
                : ON_SEVERAL;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Attack.resolve(play, unit, this, Occasion.ACTION);
    }

    @Override
    public String id() {
        return mode.word().toLowerCase(Locale.ROOT)
                + ":"
                + wield.weapon().id()
                + wield.manner().suffix();
    }

    @Override
    public String text() {
        return mode.word()
                + " with the "
                + wield.weapon().name()
                + wield.manner().words();
    }

    @Override
    public List<String> whom() {
        return UnitOption.ids(targets);
    }

    /** From where the Unit stands; it may come closer first. */
    @Override
    public List<String> area() {
        return mode == AttackInProgress.Mode.ENGAGE
                ? List.of()
                : finder.map(known -> known.range(wield)).orElse(List.of());
    }

    @Override
    public List<Gap> gaps() {
        return mode == AttackInProgress.Mode.ENGAGE
                ? List.of()
                : finder.map(known -> known.gaps(wield)).orElse(List.of());
    }

    @Override
    public List<Cost> costs() {
        return WindowAnswer.cost("Energy", energy);
    }
}
