package arbiter.games.centuryg.power;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.duel.DuelEnded;
import arbiter.games.centuryg.move.Position.Shoved;
import arbiter.games.centuryg.move.ZoneOption;
import arbiter.games.centuryg.terrain.Ground.TerrainLaid;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Formation;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.space.zone.ZoneLine;
import arbiter.space.zone.Zones;
import java.util.ArrayList;
import java.util.List;

/** Ground of one's own choosing, for some Rounds. Ledger: this-is-my-battlefield, BCG-AMB-78, BCG-AMB-73. */
public record MyBattlefield(int radius, int rounds) implements PowerTrait {

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        for (String choice : power.choices()) {
            Terrain terrain = terrain(choice);
            acts.add(power.act(
                    state,
                    owner,
                    () -> "the ground around a Zone becomes " + choice,
                    (play, user) -> resolve(play, user, power, terrain)));
        }
    }

    /** Fixed when the Power was taken. */
    private static Terrain terrain(String choice) {
        for (Terrain terrain : Terrain.values()) {
            if (EnumWords.of(terrain).equals(choice)) {
                return terrain;
            }
        }
        return Terrain.DIFFICULT;
    }

    private void resolve(Play<CenturyState> play, Fighter user, KnownPower power, Terrain terrain) {
        CenturyState state = play.state();
        Zones zones = state.field().zones();
        List<ZoneOption> spots = new ArrayList<>(zones.size());
        for (int zone = 0; zone < zones.size(); zone++) {
            spots.add(ZoneOption.of(state, zone, user.zone()));
        }
        int centre = play.choose(
                        Request.one(user.decider(), "power.zone", spots).asking(() -> "Around which Zone?"))
                .zone();
        power.pay(play, user, "");
        int reach = radius + user.nature().widerBlast();
        for (int zone : zones.within(centre, reach)) {
            play.emit(new TerrainLaid(new Patch(zone, terrain, play.state().rounds(user, rounds))));
        }
        if (terrain == Terrain.IMPASSABLE) {
            for (Fighter unit : state.units()) {
                boolean stays = unit.nature().staysPut() || Formation.isFree(state, unit, unit.zone());
                if (unit.isOut() && !stays) {
                    slide(play, user, unit);
                }
            }
        }
    }

    /** In a direction of the user's choosing to the first free Zone, or, if there is none, to the nearest. */
    private static void slide(Play<CenturyState> play, Fighter user, Fighter unit) {
        CenturyState state = play.state();
        Zones zones = state.field().zones();
        List<ZoneOption> directions = new ArrayList<>();
        for (int i = 0; i < zones.degree(unit.zone()); i++) {
            directions.add(ZoneOption.of(state, zones.neighbour(unit.zone(), i), unit.zone()));
        }
        int toward = play.choose(Request.one(user.decider(), "power.slide", directions)
                        .asking(() -> "Which way is " + unit.name() + " pushed?"))
                .zone();
        int place = nearest(state, unit);
        ZoneLine line = zones.lines(unit.zone(), toward, zones.size()).get(0);
        for (int i = line.zones().length - 1; i >= 0; i--) {
            place = Formation.isFree(state, unit, line.zones()[i]) ? line.zones()[i] : place;
        }
        play.emit(new Shoved(unit.id(), place));
        if (unit.isDueling() && state.unit(unit.duel().get()).zone() != place) {
            play.emit(new DuelEnded(unit.id()));
        }
    }

    private static int nearest(CenturyState state, Fighter unit) {
        Zones zones = state.field().zones();
        int from = unit.zone();
        int best = from;
        for (int zone = 0; zone < zones.size(); zone++) {
            boolean closer = best == from || zones.distance(from, zone) < zones.distance(from, best);
            if (closer && Formation.isFree(state, unit, zone)) {
                best = zone;
            }
        }
        return best;
    }

    /** Two more of the right side than of the wrong one must be on it: shelter is for friends, anything else for Enemies. */
    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        Terrain ground = terrain(use.power().choices().get(0));
        return unit.genre().points() > 1
                && ground != Terrain.IMPASSABLE
                && prospects.crowd(1, ground == Terrain.DEFENSIVE) >= 2;
    }
}
