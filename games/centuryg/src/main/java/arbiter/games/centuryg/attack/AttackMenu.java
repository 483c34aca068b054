package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Gap;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An Offensive Action other than a plain Attack, on the menu once for all Weapons it can be taken with. Ledger: BCG-OFF-5,
 * BCG-OFF-6, BCG-DUEL-1.
 */
public record AttackMenu(AttackInProgress.Mode mode, List<AttackAction> ways) implements CenturyAct {

    /** Room for most Weapons in most manners and modes. */
    private static final int MANY = 32;

    /** Every Attack by itself, then the rest. */
    public static void offer(CenturyState state, Fighter unit, Targets finder, List<CenturyAct> deeds) {
        List<CenturyAct> all = new ArrayList<>(MANY);
        AttackAction.offer(state, unit, finder, all);
        List<AttackAction> suppressing = new ArrayList<>();
        List<AttackAction> assisting = new ArrayList<>();
        List<AttackAction> engaging = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) instanceof AttackAction offense) {
                switch (offense.mode()) {
                    case ATTACK -> deeds.add(offense);
                    case SUPPRESS -> suppressing.add(offense);
                    case ASSIST -> assisting.add(offense);
                    case ENGAGE -> engaging.add(offense);
                }
            }
        }
        add(AttackInProgress.Mode.SUPPRESS, suppressing, deeds);
        add(AttackInProgress.Mode.ASSIST, assisting, deeds);
        add(AttackInProgress.Mode.ENGAGE, engaging, deeds);
    }

    private static void add(AttackInProgress.Mode mode, List<AttackAction> ways, List<CenturyAct> deeds) {
        if (!ways.isEmpty()) {
            deeds.add(new AttackMenu(mode, ways));
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
    public List<Gap> gaps() {
        return ways.size() == 1 ? ways.get(0).gaps() : List.of();
    }

    @Override
    public List<String> whom() {
        return ways.stream().flatMap(way -> way.whom().stream()).distinct().toList();
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        AttackAction way = ways.size() == 1
                ? ways.get(0)
                : play.choose(Request.one(unit.decider(), "attack.weapon", ways)
                        .asking(() -> mode.word() + " with which Weapon?"));
        way.resolve(play, unit);
    }
}
