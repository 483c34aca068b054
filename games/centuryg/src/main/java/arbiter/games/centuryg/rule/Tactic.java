package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An Offensive Action other than a plain Attack, on the menu once for all Weapons it can be taken with. Ledger: BCG-OFF-5,
 * BCG-OFF-6, BCG-DUEL-1.
 */
public record Tactic(Strike.Mode mode, List<Offense> ways) implements Deed {

    /** Every Attack by itself, then the rest. */
    static void offer(CenturyState state, Fighter unit, Targets finder, List<Deed> deeds) {
        List<Deed> all = new ArrayList<>();
        Offense.offer(state, unit, finder, all);
        add(Strike.Mode.ATTACK, all, deeds);
        fold(Strike.Mode.SUPPRESS, all, deeds);
        fold(Strike.Mode.ASSIST, all, deeds);
        fold(Strike.Mode.ENGAGE, all, deeds);
    }

    private static void add(Strike.Mode mode, List<Deed> all, List<? super Offense> list) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) instanceof Offense offense && offense.mode() == mode) {
                list.add(offense);
            }
        }
    }

    private static void fold(Strike.Mode mode, List<Deed> all, List<Deed> deeds) {
        List<Offense> ways = new ArrayList<>(all.size());
        add(mode, all, ways);
        if (!ways.isEmpty()) {
            deeds.add(new Tactic(mode, ways));
        }
    }

    @Override
    public boolean offensive() {
        return true;
    }

    @Override
    public String id() {
        return mode.word().toLowerCase(Locale.ROOT);
    }

    @Override
    public String text() {
        return switch (mode) {
            case ATTACK -> "Attack";
            case SUPPRESS -> "Suppress: half the Damage, and the target is hindered for a Round";
            case ASSIST -> "Assist: an attack that makes it easier for an ally";
            case ENGAGE -> "Engage: an attack that begins a Duel";
        };
    }

    @Override
    public List<Cost> costs() {
        return ways.size() == 1 ? ways.get(0).costs() : List.of();
    }

    @Override
    public List<String> area() {
        return ways.size() == 1 ? ways.get(0).area() : List.of();
    }

    @Override
    public List<String> whom() {
        return ways.stream().flatMap(way -> way.whom().stream()).distinct().toList();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Offense way = ways.size() == 1
                ? ways.get(0)
                : play.choose(Request.one(unit.decider(), "attack.weapon", ways)
                        .asking(() -> mode.word() + " with which Weapon?"));
        way.resolve(play, unit);
    }
}
