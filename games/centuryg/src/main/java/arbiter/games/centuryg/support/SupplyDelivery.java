package arbiter.games.centuryg.support;

import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.SupportUpgrade;
import arbiter.games.centuryg.utility.Resupply;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** A friend restocks one One Shot Weapon. Ledger: supply-delivery. */
public record SupplyDelivery() implements SupportUpgrade {

    private static final double HELP = 2;

    @Override
    public boolean suits(CenturyState state, Fighter unit, Fighter other) {
        return SupportEffects.isFriend(state, unit, other) && !oneShots(other).isEmpty();
    }

    /** Spent One Shots, and what was spent like one. Ledger: jackhammer-stake. */
    private static List<Resupply.Item> oneShots(Fighter unit) {
        if (unit.used().spent().isEmpty()) {
            return List.of();
        }
        List<Resupply.Item> items = new ArrayList<>();
        for (Mounted mounted : unit.weapons()) {
            if (unit.used().isSpent(mounted.weapon().id())) {
                items.add(new Resupply.Item(
                        mounted.weapon().id(), mounted.weapon().name()));
            }
        }
        return items;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit, SupportTargets target, Upgrade upgrade) {
        Fighter whom = target.unit().orElseThrow();
        List<Resupply.Item> spent = oneShots(whom);
        Resupply.Item item = spent.size() == 1
                ? spent.get(0)
                : play.choose(Request.one(unit.decider(), "support.item", spent)
                        .asking(() -> "What does " + whom.name() + " get back?"));
        play.emit(new Restocked(whom.id(), item.id(), item.text()));
    }

    @Override
    public double worth(CenturyState state, Fighter unit, SupportProspects prospects) {
        return HELP;
    }
}
