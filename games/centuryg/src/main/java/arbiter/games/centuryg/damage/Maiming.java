package arbiter.games.centuryg.damage;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** For every Level lost one Area stops working. Ledger: BCG-MAIM-1 to BCG-MAIM-3, BCG-AMB-34. */
public final class Maiming {

    private Maiming() {}

    /** One Area of a Unit, as a choice. */
    record Pick(Area limb) implements Option {

        @Override
        public String id() {
            return EnumWords.of(limb);
        }

        @Override
        public String text() {
            return "Maim the " + EnumWords.of(limb);
        }
    }

    /** Odd Damage: the defender picks first, even: the attacker; then they take turns. */
    static void resolve(Play<CenturyState> play, Fighter target, int damage, DamageCause cause) {
        if (target.nature().escapesMaiming()) {
            return;
        }
        boolean attackers = cause.attacker().isPresent() && (cause.picksAreas() || damage % 2 == 0);
        while (target.maims().size() < target.levelsLost()) {
            Decider decider = attackers ? cause.attacker().get() : target.decider();
            play.emit(new Maimed(target.id(), pick(play, target, decider)));
            attackers = cause.attacker().isPresent() && (cause.picksAreas() || !attackers);
        }
    }

    public static Area pick(Play<CenturyState> play, Fighter target, Decider decider) {
        List<Pick> whole = new ArrayList<>(Area.EXTERNAL.size());
        for (Area area : Area.EXTERNAL) {
            if (!target.isMaimed(area)) {
                whole.add(new Pick(area));
            }
        }
        if (whole.size() == 1) {
            return whole.get(0).limb();
        }
        return play.choose(Request.one(decider, "maim.area", whole)
                        .asking(() -> "Which Area of " + target.name() + " is Maimed?"))
                .limb();
    }
}
