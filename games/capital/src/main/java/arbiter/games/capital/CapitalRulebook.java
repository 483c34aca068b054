package arbiter.games.capital;

import arbiter.content.catalogue.Pack;
import arbiter.content.json.Json;
import arbiter.games.capital.ability.Cooldown.CameOffCooldown;
import arbiter.games.capital.ability.PowerPlay.Hampered;
import arbiter.games.capital.ability.PowerPlay.HindranceEnded;
import arbiter.games.capital.ability.Ultimate.UltimateRecovered;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.calls.Announced;
import arbiter.games.capital.calls.Concealed;
import arbiter.games.capital.calls.ConditionSet;
import arbiter.games.capital.calls.CounterSet;
import arbiter.games.capital.calls.PeaceSet;
import arbiter.games.capital.calls.Placed;
import arbiter.games.capital.calls.TauntSet;
import arbiter.games.capital.calls.UnitAdded;
import arbiter.games.capital.calls.UnitWithdrawn;
import arbiter.games.capital.check.PrestigeGained;
import arbiter.games.capital.damage.ShellEntered;
import arbiter.games.capital.damage.ShellLeft;
import arbiter.games.capital.damage.TauntEnded;
import arbiter.games.capital.gear.AmmoSet;
import arbiter.games.capital.gear.BandagesSet;
import arbiter.games.capital.gear.LightSwitched;
import arbiter.games.capital.gear.Restocked;
import arbiter.games.capital.grapple.GrappleEnded;
import arbiter.games.capital.grapple.Grappled;
import arbiter.games.capital.mind.SenseSet;
import arbiter.games.capital.opponent.CapitalOpponent;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.turn.CommandsCut;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.vehicle.Deployed;
import arbiter.games.capital.vehicle.FacingSet;
import arbiter.games.capital.vehicle.ShellsChanged;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Setting;
import arbiter.rulebook.TableOption;
import arbiter.tabletop.rulebook.TabletopRulebook;
import arbiter.tabletop.unit.Part;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Capital as people meet it: its content, its ledger, its characters, how a combat is set up. */
public final class CapitalRulebook extends TabletopRulebook<CapitalState> {

    private static final Title TITLE = new Title(
            "capital",
            "Capital",
            "Science fiction with 2d6 contests: crews, signatures and bones, fought out in metres.");

    private final CapitalGame game = new CapitalGame(this::content);

    public CapitalRulebook() {
        this(List.of());
    }

    private CapitalRulebook(List<Pack> homebrew) {
        super(TITLE, CapitalState.class, CapitalContent::load, homebrew);
    }

    @Override
    public Game<CapitalState> game() {
        return game;
    }

    @Override
    public Rulebook<CapitalState> with(List<Pack> packs) {
        return new CapitalRulebook(packs);
    }

    @Override
    public List<TableOption> options() {
        return CapitalOptions.ALL;
    }

    @Override
    public CapitalState start(Setting setting) {
        return SceneSetup.start(setting, Handbook.of(content()));
    }

    @Override
    public Optional<Agent<CapitalState>> opponent() {
        return Optional.of(new CapitalOpponent());
    }

    @Override
    public List<Class<? extends Event<CapitalState>>> edits() {
        return List.of(
                Adjusted.class,
                ConditionSet.class,
                TauntSet.class,
                Placed.class,
                UnitAdded.class,
                UnitWithdrawn.class,
                Concealed.class,
                SenseSet.class,
                PeaceSet.class,
                PrestigeGained.class,
                LightSwitched.class,
                Restocked.class,
                Announced.class,
                AmmoSet.class,
                BandagesSet.class,
                CameOffCooldown.class,
                CommandsCut.class,
                CounterSet.class,
                Deployed.class,
                FacingSet.class,
                GrappleEnded.class,
                Grappled.class,
                Hampered.class,
                HindranceEnded.class,
                ShellEntered.class,
                ShellLeft.class,
                ShellsChanged.class,
                TauntEnded.class,
                UltimateRecovered.class);
    }

    @Override
    public List<Candidate> candidates() {
        Stream<Candidate> people = desk().candidates(Build::name, CapitalDesk::summary).stream();
        Stream<Candidate> adversaries = content().shelf(Adversary.class).all().stream()
                .map(one -> new Candidate(Candidate.Way.FROM, one.id(), one.name(), "adversary, Level " + one.level()));
        return Stream.concat(people, adversaries).toList();
    }

    @Override
    public GamemasterHand<CapitalState> hand() {
        return new CapitalHand(Handbook.of(content()));
    }

    @Override
    public Optional<CharacterDesk> characters() {
        return Optional.of(desk());
    }

    private CapitalDesk desk() {
        return new CapitalDesk(Handbook.of(content()), resources());
    }

    @Override
    public Json json() {
        return Json.with(content()).kinds(Part.class, CapitalParts.ALL);
    }

    @Override
    public JsonNode upgradeState(JsonNode saved) {
        return SavedCapital.state(saved);
    }

    @Override
    public JsonNode upgradeEdit(JsonNode saved) {
        return SavedCapital.edit(saved);
    }
}
