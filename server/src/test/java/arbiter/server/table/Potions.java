package arbiter.server.table;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Pack;
import arbiter.content.json.Json;
import arbiter.games.duel.DuelRulebook;
import arbiter.games.duel.fight.DuelState;
import arbiter.games.duel.fight.HandEvents.Adjusted;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Moment;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.RuleLedger;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Setting;
import arbiter.rulebook.TableOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The example game where everybody may drink a potion at any time: full health without being asked. */
public final class Potions implements Rulebook<DuelState>, Game<DuelState> {

    private record Drink() implements Option {

        @Override
        public String id() {
            return "drink";
        }

        @Override
        public String text() {
            return "Drink a potion";
        }
    }

    private final DuelRulebook duel = new DuelRulebook();

    @Override
    public List<Call> calls(DuelState state) {
        return view(state, Viewer.GAMEMASTER).units().stream()
                .filter(unit -> unit.bars().get(0).value() < unit.bars().get(0).maximum())
                .map(unit -> new Call(Decider.unit(unit.id()), new Drink()))
                .toList();
    }

    @Override
    public void call(Play<DuelState> play, Call call) {
        View.Bar health = view(play.state(), Viewer.GAMEMASTER)
                .unit(call.decider().id())
                .orElseThrow()
                .bars()
                .get(0);
        play.emit(new Adjusted(
                call.decider().id(),
                health.maximum(),
                play.state().unit(call.decider().id()).breath()));
    }

    @Override
    public Game<DuelState> game() {
        return this;
    }

    @Override
    public String id() {
        return duel.id();
    }

    @Override
    public void advance(Play<DuelState> play) {
        duel.game().advance(play);
    }

    @Override
    public Optional<Ending> ending(DuelState state) {
        return duel.game().ending(state);
    }

    @Override
    public Moment moment(DuelState state) {
        return duel.game().moment(state);
    }

    @Override
    public View view(DuelState state, Viewer viewer) {
        return duel.game().view(state, viewer);
    }

    @Override
    public Set<String> hidden(DuelState state) {
        return duel.game().hidden(state);
    }

    @Override
    public Optional<String> side(DuelState state, Decider decider) {
        return duel.game().side(state, decider);
    }

    @Override
    public double worth(DuelState state, String side) {
        return duel.game().worth(state, side);
    }

    @Override
    public String name() {
        return duel.name();
    }

    @Override
    public String summary() {
        return duel.summary();
    }

    @Override
    public Class<DuelState> stateType() {
        return duel.stateType();
    }

    @Override
    public Catalogue content() {
        return duel.content();
    }

    @Override
    public Rulebook<DuelState> with(List<Pack> homebrew) {
        return this;
    }

    @Override
    public Json json() {
        return duel.json();
    }

    @Override
    public RuleLedger ledger() {
        return duel.ledger();
    }

    @Override
    public List<TableOption> options() {
        return duel.options();
    }

    @Override
    public List<Encounter> encounters() {
        return duel.encounters();
    }

    @Override
    public DuelState start(Setting setting) {
        return duel.start(setting);
    }

    @Override
    public Optional<Agent<DuelState>> opponent() {
        return duel.opponent();
    }

    @Override
    public List<Class<? extends Event<DuelState>>> edits() {
        return duel.edits();
    }

    @Override
    public GamemasterHand<DuelState> hand() {
        return duel.hand();
    }
}
