package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.PowerCalled;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Who can call a Genre Power, and what it costs. Ledger: BCG-GP-1, BCG-GP-2, BCG-GP-4. */
final class Powers {

    /** What a Power costs at the most. */
    private static final int MOST = 2;

    private Powers() {}

    /** What somebody can spend; pilots in Unison share theirs. Ledger: unison-combination. */
    static int points(CenturyState state, Fighter owner) {
        Fighter body = Aboard.body(state, owner);
        return (body.crew().isUnison() ? body : owner).genre().points();
    }

    /** 1 GP; 2 while an Enemy is the Embodiment of Evil. Ledger: embodiment-of-evil. */
    static int price(CenturyState state, Fighter owner) {
        for (Fighter other : state.fighters()) {
            if (other.owns(UpgradeId.EMBODIMENT_OF_EVIL) && other.isFighting() && state.enemies(owner, other)) {
                return MOST;
            }
        }
        return 1;
    }

    /** Whether somebody knows a Power and can pay for it. Ledger: BCG-AMB-124: a possessed Unit uses none of its own. */
    static boolean can(CenturyState state, Fighter owner, PowerId power) {
        return owner.knows(power)
                && points(state, owner) > 0
                && owner.isFighting()
                && !owner.allegiance().isPossessed()
                && (points(state, owner) >= MOST || points(state, owner) >= price(state, owner));
    }

    static boolean oncePerFight(CenturyState state, Fighter owner, PowerId power) {
        return can(state, owner, power) && !owner.genre().usedThisFight(power);
    }

    static boolean oncePerRound(CenturyState state, Fighter owner, PowerId power) {
        return can(state, owner, power) && !owner.genre().usedThisRound(power, state.round());
    }

    static void pay(Play<CenturyState> play, Fighter owner, PowerId power, String whom) {
        play.emit(new PowerCalled(owner.id(), power, whom, price(play.state(), owner)));
    }

    static List<Cost> costs(CenturyState state, Fighter owner) {
        return Answer.cost("GP", price(state, owner));
    }

    /** A Power as something to say in a window: paid, then carried out. */
    static Answer answer(
            CenturyState state,
            Fighter owner,
            PowerId power,
            Supplier<String> words,
            Consumer<Play<CenturyState>> effect) {
        return Answer.of(owner, power.word(), named(owner, power, words), costs(state, owner), play -> {
            pay(play, owner, power, "");
            effect.accept(play);
        });
    }

    /** The same, aimed at somebody. */
    static Answer answer(
            CenturyState state,
            Fighter owner,
            PowerId power,
            Fighter whom,
            Supplier<String> words,
            Consumer<Play<CenturyState>> effect) {
        String id = power.word() + ":" + whom.id();
        return Answer.of(owner, id, named(owner, power, words), costs(state, owner), play -> {
            pay(play, owner, power, whom.id());
            effect.accept(play);
        });
    }

    private static Supplier<String> named(Fighter owner, PowerId power, Supplier<String> words) {
        return () -> owner.fittings().name(power) + ": " + words.get();
    }

    /** The other Units of its side that fight; whoever is aboard one is no Unit besides it. */
    static List<Fighter> allies(CenturyState state, Fighter unit) {
        Fighter own = Aboard.body(state, unit);
        List<Fighter> allies = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other != own && other.isFighting() && !other.crew().isAboard() && !state.enemies(unit, other)) {
                allies.add(other);
            }
        }
        return allies;
    }

    /** The Enemies on the map. */
    static List<Fighter> enemies(CenturyState state, Fighter unit) {
        List<Fighter> enemies = new ArrayList<>();
        for (Fighter other : state.fighters()) {
            if (other.isOut() && state.enemies(unit, other)) {
                enemies.add(other);
            }
        }
        return enemies;
    }
}
