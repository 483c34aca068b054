package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * An Offensive Action with a Weapon, on the menu of Actions when it has a legal target; what was found out for the menu
 * goes with it. Ledger: BCG-OFF-1 to BCG-OFF-6.
 */
public record Offense(Strike.Mode mode, Wield wield, List<Fighter> targets, int energy, Optional<Targets> finder)
        implements Deed {

    private static final Strike.Mode[] MODES = Strike.Mode.values();

    /** One that stands on no menu of Actions. */
    public Offense(Strike.Mode mode, Wield wield, List<Fighter> targets, int energy) {
        this(mode, wield, targets, energy, Optional.empty());
    }

    /** Everything this Unit could do offensively just now. */
    static void offer(CenturyState state, Fighter unit, Targets finder, List<Deed> deeds) {
        Optional<Targets> found = Optional.of(finder);
        List<Mounted> weapons = unit.weapons();
        for (int i = 0; i < weapons.size(); i++) {
            Mounted mounted = weapons.get(i);
            if (Working.weapon(state, unit, mounted)) {
                Wield plain = new Wield(mounted, Manner.PLAIN);
                offer(state, unit, plain, found, deeds);
                if (Wield.boostable(unit, mounted)) {
                    offer(state, unit, plain.in(Manner.BOOSTED), found, deeds);
                }
                if (plain.is(WeaponId.JACKHAMMER_STAKE)) {
                    offer(state, unit, plain.in(Manner.SPENT), found, deeds);
                }
            }
        }
    }

    private static void offer(
            CenturyState state, Fighter unit, Wield wield, Optional<Targets> found, List<Deed> deeds) {
        Targets finder = found.get();
        for (Strike.Mode mode : MODES) {
            List<Fighter> targets = finder.of(mode, wield);
            if (!targets.isEmpty() || canStrikeZones(state, unit, mode, wield, finder)) {
                deeds.add(new Offense(mode, wield, targets, cost(unit, wield), found));
            }
        }
    }

    /** Areas may be aimed at Zones even if no Enemy can be named. Ledger: BCG-TRB-13. */
    private static boolean canStrikeZones(
            CenturyState state, Fighter unit, Strike.Mode mode, Wield wield, Targets finder) {
        boolean zones = mode == Strike.Mode.ATTACK || mode == Strike.Mode.SUPPRESS;
        return zones
                && wield.isArea()
                && !Declaration.worthwhile(state, unit, wield, finder).isEmpty();
    }

    /** The same against one Enemy only, out of turn. Ledger: BCG-AMB-59, BCG-AMB-132. */
    static void offerAgainst(CenturyState state, Fighter unit, Fighter offender, List<Deed> deeds) {
        List<Deed> all = new ArrayList<>();
        offer(state, unit, new Targets(state, unit), all);
        for (Deed deed : all) {
            if (deed instanceof Offense offense && offense.targets.contains(offender)) {
                deeds.add(new Offense(offense.mode, offense.wield, List.of(offender), offense.energy));
            }
        }
    }

    private static int cost(Fighter unit, Wield wield) {
        int base = Working.cost(unit, wield.weapon());
        return wield.isBoosted() ? base + Wield.boostCost(wield.mounted()) : base;
    }

    @Override
    public boolean offensive() {
        return true;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Attack.resolve(play, unit, this, Strike.Occasion.ACTION);
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
        return Whom.ids(targets);
    }

    /** From where the Unit stands; it may come closer first. */
    @Override
    public List<String> area() {
        return mode == Strike.Mode.ENGAGE
                ? List.of()
                : finder.map(known -> known.range(wield)).orElse(List.of());
    }

    @Override
    public List<Cost> costs() {
        return Answer.cost("Energy", energy);
    }
}
