package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.weapon.WeaponRanges;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.zone.ZoneLine;
import java.util.ArrayList;
import java.util.List;

/** The Zones of a Line Weapon: from the user through the target to the full Range. Ledger: BCG-ABIL-7, BCG-AMB-61. */
public final class LineArea {

    private LineArea() {}

    /** One way among several, as a choice. */
    private record Way(ZoneLine line, String id) implements Option {
        @Override
        public String text() {
            return "Along " + id;
        }
    }

    /** A grid has one line; on a sketched map the attacker picks among the shortest ways. */
    public static void draw(Play<CenturyState> play, AttackInProgress strike) {
        if (!strike.is(WeaponAbility.LINE)) {
            return;
        }
        CenturyState state = play.state();
        int range = WeaponRanges.most(
                state, strike.attacker(), strike.wield(), strike.target().isAimed());
        int from = Footprint.nearest(
                state.field(), strike.attacker(), strike.target().zone()); // BCG-AMB-123
        List<ZoneLine> lines = state.field().zones().lines(from, strike.target().zone(), range);
        ZoneLine line = lines.size() == 1 ? lines.get(0) : pick(play, strike, lines);
        List<Integer> zones = new ArrayList<>();
        for (int zone : line.until(state.ground()::isImpassable).zones()) {
            zones.add(zone);
        }
        strike.drawLine(zones);
    }

    private static ZoneLine pick(Play<CenturyState> play, AttackInProgress strike, List<ZoneLine> lines) {
        List<Way> ways = new ArrayList<>(lines.size());
        for (ZoneLine line : lines) {
            ways.add(new Way(line, words(play.state(), line)));
        }
        return play.choose(Request.one(strike.attacker().decider(), "attack.line", ways)
                        .asking(() -> "Which way does the line run?"))
                .line();
    }

    private static String words(CenturyState state, ZoneLine line) {
        StringBuilder words = new StringBuilder();
        for (int zone : line.zones()) {
            words.append(words.length() == 0 ? "" : " - ")
                    .append(state.field().zones().text(zone));
        }
        return words.toString();
    }
}
