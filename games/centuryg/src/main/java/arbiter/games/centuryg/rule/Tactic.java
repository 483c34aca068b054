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

    /** Room for most Weapons in most manners and modes. */
    private static final int MANY = 32;

    /** Every Attack by itself, then the rest. */
    static void offer(CenturyState state, Fighter unit, Targets finder, List<Deed> deeds) {
        List<Deed> all = new ArrayList<>(MANY);
        Offense.offer(state, unit, finder, all);
        List<Offense> suppressing = new ArrayList<>();
        List<Offense> assisting = new ArrayList<>();
        List<Offense> engaging = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) instanceof Offense offense) {
                switch (offense.mode()) {
                    case ATTACK -> deeds.add(offense);
                    case SUPPRESS -> suppressing.add(offense);
                    case ASSIST -> assisting.add(offense);
                    case ENGAGE -> engaging.add(offense);
                }
            }
        }
        add(Strike.Mode.SUPPRESS, suppressing, deeds);
        add(Strike.Mode.ASSIST, assisting, deeds);
        add(Strike.Mode.ENGAGE, engaging, deeds);
    }

    private static void add(Strike.Mode mode, List<Offense> ways, List<Deed> deeds) {
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
