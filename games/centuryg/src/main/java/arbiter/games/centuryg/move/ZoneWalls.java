package arbiter.games.centuryg.move;

import arbiter.space.zone.ZoneSight;

/** The Zones that stop something: steps, or the shots of somebody. */
public record ZoneWalls(boolean[] zones) implements ZoneSight {

    @Override
    public boolean blocks(int zone) {
        return zones[zone];
    }

    /** This one as well. */
    public void add(int zone) {
        zones[zone] = true;
    }
}
