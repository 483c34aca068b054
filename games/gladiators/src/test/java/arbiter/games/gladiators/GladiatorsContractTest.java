package arbiter.games.gladiators;

import arbiter.content.yaml.Source;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.rulebook.Situation;
import arbiter.testkit.RulebookContract;
import java.util.List;

/** What the engine relies on, for Glorious Gladiators. */
class GladiatorsContractTest extends RulebookContract<GladiatorsState> {

    private static final GladiatorsRulebook BOOK = new GladiatorsRulebook();

    GladiatorsContractTest() {
        super(BOOK);
    }

    /** From two starts, these are twenty fights. */
    @Override
    protected int tables() {
        return 10;
    }

    /** Once from each start: the odds of a step take long. */
    @Override
    protected int fightsWithOdds() {
        return 1;
    }

    /** A step is a whole turn. */
    @Override
    protected int samples() {
        return 5_000;
    }

    /** Close enough to strike at once, so that short fights have everything in them. */
    @Override
    protected List<GladiatorsState> starts() {
        return List.of(start("""
                        game: gladiators
                        units:
                          - {character: ember.yaml, side: heroes, at: "5,5"}
                          - {character: bastion.yaml, side: heroes, at: "5,6"}
                          - {character: warden.yaml, side: villains, at: "6,5"}
                          - {from: city-police, side: villains, at: "6,6"}
                        """), start("""
                        game: gladiators
                        units:
                          - {character: whisper.yaml, side: heroes, at: "5,10"}
                          - {character: doctor-rime.yaml, side: villains, at: "6,10"}
                        scene: {map: market-street}
                        """));
    }

    private static GladiatorsState start(String yaml) {
        return Situation.read(Source.text("situation.yaml", yaml), BOOK.characterFiles())
                .start(BOOK);
    }
}
