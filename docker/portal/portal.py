"""A portal that takes listings: `portal.py ftp` or `portal.py sftp` serves the folder /feeds to one account, whose name and
password are PORTAL_USER and PORTAL_PASSWORD; `portal.py check-ftp` and `check-sftp` sign in once and end with 0 if they can."""

import asyncio
import ftplib
import os
import signal
import sys

import asyncssh
from pyftpdlib.authorizers import DummyAuthorizer
from pyftpdlib.handlers import FTPHandler
from pyftpdlib.servers import FTPServer

USER, PASSWORD = os.environ["PORTAL_USER"], os.environ["PORTAL_PASSWORD"]
FEEDS = "/feeds"
FTP_PORT, SFTP_PORT = 2121, 2222


def serve_ftp():
    FTPHandler.authorizer = DummyAuthorizer()
    FTPHandler.authorizer.add_user(USER, PASSWORD, FEEDS, perm="elradfmw")
    FTPHandler.passive_ports = range(30000, 30010)
    server = FTPServer(("", FTP_PORT), FTPHandler)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server.serve_forever()


class OneAccount(asyncssh.SSHServer):
    def begin_auth(self, username):
        return True

    def password_auth_supported(self):
        return True

    def validate_password(self, username, password):
        return (username, password) == (USER, PASSWORD)


async def serve_sftp():
    await asyncssh.listen(
        "",
        SFTP_PORT,
        server_factory=OneAccount,
        server_host_keys=[asyncssh.generate_private_key("ssh-ed25519")],
        sftp_factory=lambda channel: asyncssh.SFTPServer(channel, chroot=FEEDS.encode()),
        allow_scp=False,
    )
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    await stopped.wait()


def check_ftp():
    with ftplib.FTP() as ftp:
        ftp.connect("127.0.0.1", FTP_PORT, timeout=5)
        ftp.login(USER, PASSWORD)


async def check_sftp():
    options = {"username": USER, "password": PASSWORD, "known_hosts": None}
    async with asyncssh.connect("127.0.0.1", SFTP_PORT, **options) as connection:
        async with connection.start_sftp_client() as sftp:
            await sftp.listdir(".")


WORK = {
    "ftp": serve_ftp,
    "sftp": lambda: asyncio.run(serve_sftp()),
    "check-ftp": check_ftp,
    "check-sftp": lambda: asyncio.run(check_sftp()),
}
WORK[sys.argv[1]]()
