package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A Genre Power as a pilot knows it: its entry, what it does, and everything that was chosen with it. Ledger: BCG-GP-3. */
public record KnownPower(Power power, PowerTrait trait, List<String> choices) {

    public String id() {
        return power.id();
    }

    public String name() {
        return power.name();
    }

    /** Whether it may be called once more, as far as it says how often. Ledger: BCG-GP-4. */
    public boolean isLeft(CenturyState state, Fighter owner) {
        GenrePoints genre = owner.genre();
        if (genre.uses().isEmpty() || power.once().isEmpty()) {
            return true;
        }
        return power.once().get() == Power.Once.ROUND
                ? !genre.usedThisRound(id(), state.round())
                : !genre.usedThisFight(id());
    }

    /** Paid by its owner, for somebody (empty: for nobody). */
    public void pay(Play<CenturyState> play, Fighter owner, String whom) {
        play.emit(new PowerCalled(owner.id(), id(), whom, Powers.price(play.state(), owner)));
    }

    /** Something to say in a window: paid, then carried out. */
    public WindowAnswer answer(
            CenturyState state, Fighter owner, Supplier<String> words, Consumer<Play<CenturyState>> effect) {
        return answer(state, owner, id(), words, play -> {
            pay(play, owner, "");
            effect.accept(play);
        });
    }

    /** The same, aimed at somebody. */
    public WindowAnswer answer(
            CenturyState state,
            Fighter owner,
            Fighter whom,
            Supplier<String> words,
            Consumer<Play<CenturyState>> effect) {
        return answer(state, owner, id() + ":" + whom.id(), words, play -> {
            pay(play, owner, whom.id());
            effect.accept(play);
        });
    }

    private WindowAnswer answer(
            CenturyState state, Fighter owner, String id, Supplier<String> words, Consumer<Play<CenturyState>> use) {
        return WindowAnswer.of(owner, id, named(words), Powers.costs(state, owner), use)
                .weighed(trait::worthAnswering);
    }

    /** Something on the menu of a Turn; the effect says when it is paid. */
    public SetupPower act(
            CenturyState state, Fighter owner, Supplier<String> words, BiConsumer<Play<CenturyState>, Fighter> effect) {
        return act(state, owner, "", words, effect);
    }

    /** One of several, by what was chosen with it. */
    public SetupPower act(
            CenturyState state,
            Fighter owner,
            String choice,
            Supplier<String> words,
            BiConsumer<Play<CenturyState>, Fighter> effect) {
        return new SetupPower(this, choice, named(words), Powers.costs(state, owner), effect);
    }

    private Supplier<String> named(Supplier<String> words) {
        return () -> name() + ": " + words.get();
    }
}
