package arbiter.games.narrative.power;

import arbiter.content.yaml.EnumWords;
import arbiter.dice.SymbolDie;
import arbiter.dice.Symbols;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.pool.DieFace;
import arbiter.games.narrative.pool.FacePool;
import arbiter.games.narrative.pool.OpenPool;
import arbiter.games.narrative.pool.OpenRoll;
import arbiter.games.narrative.pool.RolledFaces;
import arbiter.games.narrative.power.PsychicEvents.DieTurned;
import arbiter.games.narrative.power.effect.Doom;
import arbiter.games.narrative.power.effect.Misfortune;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The roll of somebody whom a curse follows: after it and before anything is cancelled the psyker may turn a die, by
 * Misfortune and then by Doom. Ledger: NAR-FX-CUR-2, NAR-FX-CUR-7, section 5.2, steps 9 and 10.
 */
public final class CursedDice {

    private CursedDice() {}

    public static OpenRoll roll(Play<NarrativeState> play, CheckInProgress check, DicePool pool) {
        OngoingPowers powers = check.actor().powers();
        Optional<OngoingPower> misfortune = curse(play, powers, Misfortune.class);
        Optional<OngoingPower> doom = curse(play, powers, Doom.class);
        if (misfortune.isEmpty() && doom.isEmpty()) {
            return play.draw("check.roll", new OpenPool(pool.draw()));
        }
        RolledFaces rolled = play.draw("check.roll", new FacePool(pool.draw(), doom.isPresent()));
        if (misfortune.isPresent()) {
            rolled = turn(play, check, misfortune.get(), "Misfortune", rolled, misfortunes(rolled));
        }
        if (doom.isPresent()) {
            rolled = turn(play, check, doom.get(), "Doom", rolled, dooms(rolled));
        }
        return new OpenRoll(
                rolled.symbols(), List.of()); // a die may have been turned: what lay there first is no matter
    }

    /** Whoever has fallen turns nothing, though the curse runs on. */
    private static Optional<OngoingPower> curse(
            Play<NarrativeState> play, OngoingPowers powers, Class<? extends EffectTrait> trait) {
        return powers.first(trait)
                .filter(curse -> play.state().unit(curse.psyker()).canAct());
    }

    /** One setback die to a side with a failure. Ledger: NAR-FX-CUR-2. */
    private static List<TurnedDie> misfortunes(RolledFaces rolled) {
        List<TurnedDie> ways = new ArrayList<>();
        for (DieFace face : rolled.faces()) {
            if (face.die() == SymbolDie.SETBACK && face.symbols().success() == 0) {
                ways.add(new TurnedDie(face, new DieFace(SymbolDie.SETBACK, new Symbols(-1, 0, 0, 0))));
            }
        }
        return ways;
    }

    /** One die that shows neither triumph nor despair to any other face without them. Ledger: NAR-FX-CUR-7. */
    private static List<TurnedDie> dooms(RolledFaces rolled) {
        List<TurnedDie> ways = new ArrayList<>();
        for (DieFace face : rolled.faces()) {
            for (DieFace other : face.others()) {
                ways.add(new TurnedDie(face, other));
            }
        }
        ways.sort(Comparator.comparingInt(TurnedDie::success).thenComparingInt(TurnedDie::advantage));
        return ways;
    }

    /** The psyker chooses; without a word it is what takes the most successes away. */
    private static RolledFaces turn(
            Play<NarrativeState> play,
            CheckInProgress check,
            OngoingPower curse,
            String name,
            RolledFaces rolled,
            List<TurnedDie> ways) {
        if (ways.isEmpty()) {
            return rolled;
        }
        Participant psyker = play.state().unit(curse.psyker());
        List<TurnedDie> options = new ArrayList<>(ways);
        options.add(TurnedDie.NONE);
        TurnedDie way = play.choose(Request.one(psyker.decider(), "check." + name.toLowerCase(Locale.ROOT), options)
                .asking(() ->
                        check.actor().name() + " rolled " + check.what() + ". Which die is turned by " + name + "?"));
        if (way.declines()) {
            return rolled;
        }
        play.emit(new DieTurned(
                check.actor().id(),
                psyker.id(),
                name,
                EnumWords.of(way.from().die()),
                way.from().words(),
                way.to().words()));
        return rolled.turned(way.from(), way.to());
    }
}
