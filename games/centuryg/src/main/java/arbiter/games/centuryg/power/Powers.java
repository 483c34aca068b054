package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Who can call a Genre Power, and what it costs. Ledger: BCG-GP-1, BCG-GP-2, BCG-GP-4. */
public final class Powers {

    /** What a Power costs at the most. */
    private static final int MOST = 2;

    private Powers() {}

    /** What somebody can spend; pilots in Unison share theirs. Ledger: unison-combination. */
    public static int points(CenturyState state, Fighter owner) {
        Fighter body = ActingPilot.body(state, owner);
        return (body.crew().isUnison() ? body : owner).genre().points();
    }

    /** 1 GP; 2 while an Enemy is the Embodiment of Evil. Ledger: embodiment-of-evil. */
    public static int price(CenturyState state, Fighter owner) {
        for (Fighter other : state.units()) {
            if (other.nature().doublesPowers() && other.isFighting() && state.enemies(owner, other)) {
                return MOST;
            }
        }
        return 1;
    }

    /** Whether somebody knows a Power and can pay for it. Ledger: BCG-AMB-124: a possessed Unit uses none of its own. */
    public static boolean can(CenturyState state, Fighter owner, PowerId power) {
        return owner.knows(power)
                && points(state, owner) > 0
                && owner.isFighting()
                && !owner.allegiance().isPossessed()
                && (points(state, owner) >= MOST || points(state, owner) >= price(state, owner));
    }

    static boolean oncePerFight(CenturyState state, Fighter owner, PowerId power) {
        return can(state, owner, power) && !owner.genre().usedThisFight(power);
    }

    public static boolean oncePerRound(CenturyState state, Fighter owner, PowerId power) {
        return can(state, owner, power) && !owner.genre().usedThisRound(power, state.round());
    }

    public static void pay(Play<CenturyState> play, Fighter owner, PowerId power, String whom) {
        play.emit(new PowerCalled(owner.id(), power, whom, price(play.state(), owner)));
    }

    static List<Cost> costs(CenturyState state, Fighter owner) {
        return WindowAnswer.cost("GP", price(state, owner));
    }

    /** A Power as something to say in a window: paid, then carried out. */
    public static WindowAnswer answer(
            CenturyState state,
            Fighter owner,
            PowerId power,
            Supplier<String> words,
            Consumer<Play<CenturyState>> effect) {
        return WindowAnswer.of(owner, power.word(), named(owner, power, words), costs(state, owner), play -> {
            pay(play, owner, power, "");
            effect.accept(play);
        });
    }

    /** The same, aimed at somebody. */
    public static WindowAnswer answer(
            CenturyState state,
            Fighter owner,
            PowerId power,
            Fighter whom,
            Supplier<String> words,
            Consumer<Play<CenturyState>> effect) {
        String id = power.word() + ":" + whom.id();
        return WindowAnswer.of(owner, id, named(owner, power, words), costs(state, owner), play -> {
            pay(play, owner, power, whom.id());
            effect.accept(play);
        });
    }

    private static Supplier<String> named(Fighter owner, PowerId power, Supplier<String> words) {
        return () -> owner.fittings().name(power) + ": " + words.get();
    }

    /** The other Units of its side that fight; whoever is aboard one is no Unit besides it. */
    public static List<Fighter> allies(CenturyState state, Fighter unit) {
        Fighter own = ActingPilot.body(state, unit);
        List<Fighter> allies = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other != own && other.isFighting() && !other.crew().isAboard() && !state.enemies(unit, other)) {
                allies.add(other);
            }
        }
        return allies;
    }

    /** The Enemies on the map. */
    public static List<Fighter> enemies(CenturyState state, Fighter unit) {
        List<Fighter> enemies = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other.isOut() && state.enemies(unit, other)) {
                enemies.add(other);
            }
        }
        return enemies;
    }
}
