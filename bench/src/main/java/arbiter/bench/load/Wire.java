package arbiter.bench.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;

/** A WebSocket with as little around it as possible, so that the program that measures leaves the machine to the server. */
final class Wire implements AutoCloseable {

    /** Who listens: a whole message and when its last byte was read, or the end. */
    interface Ear {

        void heard(byte[] message, long time);

        void ended(String why);
    }

    private static final int USUAL = 8192;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int LAST = 0x80;
    private static final int SHORT = 126;

    private final SocketChannel channel;
    private final Ear ear;
    private ByteArrayOutputStream half = new ByteArrayOutputStream(0);
    private ByteBuffer in = ByteBuffer.allocate(USUAL);
    private boolean open;

    private Wire(SocketChannel channel, Ear ear) {
        this.channel = channel;
        this.ear = ear;
    }

    /** Connects and asks for a socket at that path; what comes is heard by the loop. */
    static Wire open(Loop loop, int port, String path, String cookie, Ear ear) {
        try {
            SocketChannel channel = SocketChannel.open(new InetSocketAddress("localhost", port));
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            Wire wire = new Wire(channel, ear);
            wire.write(ByteBuffer.wrap(("GET " + path + " HTTP/1.1\r\nHost: localhost:" + port
                            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: " + cookie
                            + "\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII)));
            channel.configureBlocking(false);
            channel.register(loop.selector(), SelectionKey.OP_READ, wire);
            return wire;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    void send(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ByteBuffer frame = ByteBuffer.allocate(bytes.length + 8);
        frame.put((byte) (LAST | TEXT));
        if (bytes.length < SHORT) {
            frame.put((byte) (LAST | bytes.length));
        } else {
            frame.put((byte) (LAST | SHORT)).putShort((short) bytes.length);
        }
        byte[] mask = new byte[4];
        ThreadLocalRandom.current().nextBytes(mask);
        frame.put(mask);
        for (int i = 0; i < bytes.length; i++) {
            frame.put((byte) (bytes[i] ^ mask[i % 4]));
        }
        write(frame.flip());
    }

    private void write(ByteBuffer bytes) {
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException broken) {
            end("cannot be written to: " + broken.getMessage());
        }
    }

    void read() {
        try {
            int count = channel.read(in);
            long time = System.nanoTime();
            in.flip();
            if (!open) {
                shakeHands();
            }
            while (open && frame(time)) {
                continue;
            }
            makeRoom();
            if (count < 0) {
                end("the server hung up");
            }
        } catch (IOException broken) {
            end(broken.getMessage());
        }
    }

    private void shakeHands() {
        String head = StandardCharsets.US_ASCII.decode(in.duplicate()).toString();
        int end = head.indexOf("\r\n\r\n");
        if (end < 0) {
            return;
        }
        in.position(in.position() + end + 4);
        open = head.startsWith("HTTP/1.1 101");
        if (!open) {
            end("the server says " + head.lines().findFirst().orElse("nothing"));
        }
    }

    /** Takes one frame, if all of it is there. */
    private boolean frame(long time) {
        ByteBuffer frame = in.duplicate();
        if (frame.remaining() < 2) {
            return false;
        }
        int first = frame.get();
        long length = frame.get() & 0x7f;
        int more = length < SHORT ? 0 : length == SHORT ? 2 : 8;
        if (frame.remaining() < more) {
            return false;
        }
        length = more == 0 ? length : more == 2 ? frame.getShort() & 0xffff : frame.getLong();
        if (frame.remaining() < length) {
            return false;
        }
        byte[] bytes = new byte[Math.toIntExact(length)];
        frame.get(bytes);
        in.position(frame.position());
        take(first, bytes, time);
        return true;
    }

    private void take(int first, byte[] bytes, long time) {
        int kind = first & 0xf;
        if (kind == CLOSE) {
            end("closed by the server: "
                    + new String(
                            bytes, Math.min(2, bytes.length), Math.max(0, bytes.length - 2), StandardCharsets.UTF_8));
        } else if (kind <= TEXT) {
            half.writeBytes(bytes);
            if ((first & LAST) != 0) {
                ear.heard(half.toByteArray(), time);
                half = new ByteArrayOutputStream(0);
            }
        }
    }

    private void makeRoom() {
        in.compact();
        if (in.position() == 0 && in.capacity() > USUAL) {
            in = ByteBuffer.allocate(USUAL); // a welcome is large, and there are thousands of wires
        } else if (!in.hasRemaining()) {
            in = ByteBuffer.allocate(in.capacity() * 2).put(in.flip());
        }
    }

    private void end(String why) {
        close();
        ear.ended(why);
    }

    @Override
    public void close() {
        open = false;
        try {
            channel.close();
        } catch (IOException alreadyBroken) {
            return;
        }
    }
}
