package arbiter.games.centuryg.damage;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.attack.ResponseWindow;
import arbiter.games.centuryg.machine.AreaContents;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** For every Level lost one Area stops working. Ledger: BCG-MAIM-1 to BCG-MAIM-3, BCG-AMB-34. */
public final class Maiming {

    private Maiming() {}

    /** One Area of a Unit, as a choice; whoever may read its sheet is told what stops working there. */
    record Pick(Area limb, Optional<List<String>> lost) implements Option {

        @Override
        public String id() {
            return EnumWords.of(limb);
        }

        @Override
        public String text() {
            String maimed = "Maim the " + EnumWords.of(limb);
            return lost.map(names -> maimed + ": " + (names.isEmpty() ? "nothing is lost" : String.join(", ", names)))
                    .orElse(maimed);
        }

        private int losses() {
            return lost.isPresent() ? lost.get().size() : 0;
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

    /** A Unit's own owner loses as little as possible unless they say otherwise, and is not asked if that is nothing. */
    public static Area pick(Play<CenturyState> play, Fighter target, Decider decider) {
        List<Pick> whole =
                whole(play.state(), target, decider.id().equals(target.decider().id()));
        if (whole.size() == 1) {
            return whole.get(0).limb();
        }
        Pick least = least(whole);
        Request<Pick> request = Request.one(decider, "maim.area", whole)
                .asking(() -> "Which Area of " + target.name() + " is Maimed?")
                .partOf(ResponseWindow.MOMENT)
                .otherwise(least);
        boolean nothing = least.lost().isPresent() && least.losses() == 0;
        return play.choose(nothing ? request.quietly() : request).limb();
    }

    /** The first of those with which least is lost. */
    private static Pick least(List<Pick> whole) {
        Pick least = whole.get(0);
        for (int i = 1; i < whole.size(); i++) {
            least = whole.get(i).losses() < least.losses() ? whole.get(i) : least;
        }
        return least;
    }

    private static List<Pick> whole(CenturyState state, Fighter target, boolean own) {
        List<Pick> whole = new ArrayList<>(Area.EXTERNAL.size());
        for (Area area : Area.EXTERNAL) {
            if (!target.isMaimed(area)) {
                whole.add(new Pick(
                        area, own ? Optional.of(AreaContents.atStake(state, target, area)) : Optional.empty()));
            }
        }
        return whole;
    }
}
